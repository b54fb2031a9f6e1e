/** Path of the GitHub workflow. */
export const workflowFile = '.github/workflows/campaign-contract.yml'

/** Checks every push and pull request, with annotations on the lines. */
export const workflow = `name: campaign-contract
on:
  push:
  pull_request:
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: npm ci
      - run: npx campaign-contract check
`
