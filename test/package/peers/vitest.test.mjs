import { testRule } from 'campaign-contract/vitest'
import { expect, it } from 'vitest'
import { testEntry } from './matchers.cjs'

testEntry({ expect, it, testRule })
