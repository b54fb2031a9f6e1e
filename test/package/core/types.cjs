require('campaign-contract/types')
