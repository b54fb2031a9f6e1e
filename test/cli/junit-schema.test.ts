import { expect, test } from 'vitest'
import { junitErrors } from './junit-schema.js'

const report = (cases: string, suites = 'tests="1" failures="1" errors="0" skipped="0"') =>
  `
<testsuites name="all" ${suites}>
  <testsuite name="a.yaml" tests="1" failures="1" errors="0" skipped="0">${cases}</testsuite>
</testsuites>`.trim()

test('accepts a valid JUnit report', async () => {
  const failed =
    '<testcase classname="a" name="b"><failure message="m" type="t">x</failure></testcase>'
  expect(await junitErrors(report(failed))).toEqual([])
})

test.each([
  ['a case without a name', '<testcase classname="a"/>', undefined],
  ['an unknown element', '<testcase classname="a" name="b"><warning/></testcase>', undefined],
  [
    'output before the failure',
    '<testcase classname="a" name="b"><system-out/><failure/></testcase>',
    undefined,
  ],
  ['two outcomes', '<testcase classname="a" name="b"><failure/><error/></testcase>', undefined],
  ['an unknown attribute', '<testcase classname="a" name="b" rule="c"/>', undefined],
  ['an invalid count', '<testcase classname="a" name="b"/>', 'tests="one" failures="0" errors="0"'],
  ['invalid XML', '<testcase', undefined],
])('rejects %s', async (_what, cases, suites) => {
  expect(await junitErrors(report(cases, suites))).not.toEqual([])
})
