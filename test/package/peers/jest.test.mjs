import { expect, it } from '@jest/globals'
import { testRule } from 'campaign-contract/jest'
import { testEntry } from './matchers.cjs'

testEntry({ expect, it, testRule })
