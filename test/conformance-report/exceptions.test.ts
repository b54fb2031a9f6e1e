import { expect, it } from 'vitest'
import { noColors } from '../../src/conformance/reports/colors.js'
import { reportFormatNames } from '../../src/conformance/reports/format-names.js'
import { reportFormats } from '../../src/conformance/reports/index.js'
import { clean, excepted } from './reports.js'

it.each(reportFormatNames)(
  '%s shows why a finding is accepted, and which exceptions to remove',
  (format) => {
    const text = reportFormats[format](excepted, noColors)
    expect(text).toContain('Weekly campaigns')
    expect(text).toContain('2026-12-31')
    const isAboutRules = format === 'junit'
    if (!isAboutRules) {
      expect(text).toContain('Flash campaigns')
      expect(text).toContain('No credentials yet.')
    }
    expect(reportFormats[format](clean, noColors)).not.toContain('exception (')
    if (format === 'html') expect(text).not.toContain('<img src=x')
  },
)
