// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { RuleEntry } from '../src/rule-entry.js'

export const rule0: RuleEntry = {
  "id": "auth/credentials-malformed",
  "severity": "error",
  "answer": {
    "status": 401,
    "code": "UNAUTHORIZED"
  },
  "source": "Authentication",
  "silentIf": [],
  "judgedOnReplay": true
}

export const rule1: RuleEntry = {
  "id": "auth/credentials-rejected",
  "severity": "error",
  "answer": {
    "status": 401,
    "code": "UNAUTHORIZED"
  },
  "source": "Authentication",
  "silentIf": [
    "auth/credentials-malformed"
  ],
  "judgedOnReplay": true
}

export const rule2: RuleEntry = {
  "id": "auth/permission-missing",
  "severity": "error",
  "answer": {
    "status": 403,
    "code": "FORBIDDEN"
  },
  "source": "Authentication",
  "silentIf": [],
  "judgedOnReplay": true
}

export const rule3: RuleEntry = {
  "id": "http/method-not-allowed",
  "severity": "error",
  "answer": {
    "status": 405,
    "code": "BAD_REQUEST"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule4: RuleEntry = {
  "id": "http/content-type",
  "severity": "error",
  "answer": {
    "status": 415,
    "code": "BAD_REQUEST"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule5: RuleEntry = {
  "id": "http/body-too-large",
  "severity": "error",
  "answer": {
    "status": 413,
    "code": "BAD_REQUEST"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule6: RuleEntry = {
  "id": "rate-limit/exceeded",
  "severity": "error",
  "answer": {
    "status": 429,
    "code": "RATE_LIMITED"
  },
  "source": "Limits",
  "silentIf": [],
  "judgedOnReplay": true
}

export const rule7: RuleEntry = {
  "id": "rate-limit/exceeded",
  "severity": "error",
  "answer": {
    "status": 429,
    "code": "RATE_LIMITED"
  },
  "source": "Limits",
  "silentIf": [],
  "judgedOnReplay": true
}

export const rule8: RuleEntry = {
  "id": "rate-limit/exceeded",
  "severity": "error",
  "answer": {
    "status": 429,
    "code": "RATE_LIMITED"
  },
  "source": "Limits",
  "silentIf": [],
  "judgedOnReplay": true
}

export const rule9: RuleEntry = {
  "id": "body/missing",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "BAD_REQUEST"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule10: RuleEntry = {
  "id": "body/not-json",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "BAD_REQUEST"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule11: RuleEntry = {
  "id": "body/not-object",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "BAD_REQUEST"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule12: RuleEntry = {
  "id": "body/duplicate-key",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule13: RuleEntry = {
  "id": "body/number-precision",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule14: RuleEntry = {
  "id": "request-id/missing",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Headers common to campaign operations",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule15: RuleEntry = {
  "id": "request-id/missing",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Headers common to campaign operations",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule16: RuleEntry = {
  "id": "request-id/missing",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "POST /v5/campaigns/search",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule17: RuleEntry = {
  "id": "request-id/mismatch",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Headers common to campaign operations",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule18: RuleEntry = {
  "id": "request-id/format",
  "severity": "off",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Test request",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule19: RuleEntry = {
  "id": "idempotency/key-missing",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Headers common to campaign operations",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule20: RuleEntry = {
  "id": "idempotency/key-malformed",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Headers common to campaign operations",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule21: RuleEntry = {
  "id": "idempotency/conflict",
  "severity": "error",
  "answer": {
    "status": 409,
    "code": "BAD_REQUEST"
  },
  "source": "POST /v5/campaigns/test",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule22: RuleEntry = {
  "id": "idempotency/conflict",
  "severity": "error",
  "answer": {
    "status": 409,
    "code": "BAD_REQUEST"
  },
  "source": "Headers common to campaign operations",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule23: RuleEntry = {
  "id": "idempotency/in-progress",
  "severity": "error",
  "answer": {
    "status": 409,
    "code": "BAD_REQUEST"
  },
  "source": "POST /v5/campaigns/test",
  "silentIf": [
    "idempotency/conflict"
  ],
  "judgedOnReplay": false
}

export const rule24: RuleEntry = {
  "id": "idempotency/in-progress",
  "severity": "error",
  "answer": {
    "status": 409,
    "code": "BAD_REQUEST"
  },
  "source": "Headers common to campaign operations",
  "silentIf": [
    "idempotency/conflict"
  ],
  "judgedOnReplay": false
}

export const rule25: RuleEntry = {
  "id": "params/malformed",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Test request",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule26: RuleEntry = {
  "id": "params/malformed",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "PATCH status change of a published campaign",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule27: RuleEntry = {
  "id": "params/unusual",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Versioning",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule28: RuleEntry = {
  "id": "params/unusual",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Other operations named",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule29: RuleEntry = {
  "id": "structure",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Resources and their fields",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule30: RuleEntry = {
  "id": "structure",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Resources and their fields",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule31: RuleEntry = {
  "id": "field/unknown",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Resources and their fields",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule32: RuleEntry = {
  "id": "field/unknown",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Resources and their fields",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule33: RuleEntry = {
  "id": "body/empty",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Resources and their fields",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule34: RuleEntry = {
  "id": "body/empty",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Resources and their fields",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule35: RuleEntry = {
  "id": "test/mode-conflict",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Test request",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule36: RuleEntry = {
  "id": "test/channel-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Test request",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule37: RuleEntry = {
  "id": "test/content-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Test request",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule38: RuleEntry = {
  "id": "test/basic-details-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Test request",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule39: RuleEntry = {
  "id": "test/connector-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Test request",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule40: RuleEntry = {
  "id": "test/email-identity-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Email basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule41: RuleEntry = {
  "id": "test/connector-email-only",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Test request",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule42: RuleEntry = {
  "id": "test/identifier-channel",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "test_campaign_meta",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule43: RuleEntry = {
  "id": "test/identifier-value-format",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "test_campaign_meta",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule44: RuleEntry = {
  "id": "test/platform-draft-only",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "test_campaign_meta",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule45: RuleEntry = {
  "id": "test/narrowing-unknown",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "test_campaign_meta",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule46: RuleEntry = {
  "id": "test/draft-unknown",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Test request",
  "silentIf": [
    "params/malformed"
  ],
  "judgedOnReplay": false
}

export const rule47: RuleEntry = {
  "id": "test/draft-state",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Test request",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule48: RuleEntry = {
  "id": "test/draft-channel",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Test request",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule49: RuleEntry = {
  "id": "content/default-locale-listed",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule50: RuleEntry = {
  "id": "content/default-locale-listed",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule51: RuleEntry = {
  "id": "content/default-locale-listed",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule52: RuleEntry = {
  "id": "content/flat-shape-not-allowed",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [
    "content/mixed-shape"
  ],
  "judgedOnReplay": false
}

export const rule53: RuleEntry = {
  "id": "content/flat-shape-not-allowed",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [
    "content/mixed-shape"
  ],
  "judgedOnReplay": false
}

export const rule54: RuleEntry = {
  "id": "content/flat-shape-not-allowed",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [
    "content/mixed-shape"
  ],
  "judgedOnReplay": false
}

export const rule55: RuleEntry = {
  "id": "content/mixed-shape",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule56: RuleEntry = {
  "id": "content/mixed-shape",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule57: RuleEntry = {
  "id": "content/mixed-shape",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule58: RuleEntry = {
  "id": "content/default-locale-missing",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [
    "content/mixed-shape"
  ],
  "judgedOnReplay": false
}

export const rule59: RuleEntry = {
  "id": "content/default-locale-missing",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [
    "content/mixed-shape"
  ],
  "judgedOnReplay": false
}

export const rule60: RuleEntry = {
  "id": "content/default-locale-missing",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [
    "content/mixed-shape"
  ],
  "judgedOnReplay": false
}

export const rule61: RuleEntry = {
  "id": "content/variation-level-missing",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [
    "content/mixed-shape"
  ],
  "judgedOnReplay": false
}

export const rule62: RuleEntry = {
  "id": "content/variation-level-missing",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [
    "content/mixed-shape"
  ],
  "judgedOnReplay": false
}

export const rule63: RuleEntry = {
  "id": "content/variation-level-missing",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [
    "content/mixed-shape"
  ],
  "judgedOnReplay": false
}

export const rule64: RuleEntry = {
  "id": "content/locale-unlisted",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [
    "content/mixed-shape"
  ],
  "judgedOnReplay": false
}

export const rule65: RuleEntry = {
  "id": "content/locale-unlisted",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [
    "content/mixed-shape"
  ],
  "judgedOnReplay": false
}

export const rule66: RuleEntry = {
  "id": "content/locale-without-content",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [
    "content/flat-shape-not-allowed",
    "content/mixed-shape"
  ],
  "judgedOnReplay": false
}

export const rule67: RuleEntry = {
  "id": "content/locale-without-content",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [
    "content/flat-shape-not-allowed",
    "content/mixed-shape"
  ],
  "judgedOnReplay": false
}

export const rule68: RuleEntry = {
  "id": "content/channel-mismatch",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule69: RuleEntry = {
  "id": "content/channel-mismatch",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule70: RuleEntry = {
  "id": "content/channel-mismatch",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Campaign content (Push and Email)",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule71: RuleEntry = {
  "id": "content/channel-mismatch",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Test request",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule72: RuleEntry = {
  "id": "variation/percentages-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule73: RuleEntry = {
  "id": "variation/percentages-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule74: RuleEntry = {
  "id": "variation/percentages-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule75: RuleEntry = {
  "id": "variation/key-format",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule76: RuleEntry = {
  "id": "variation/key-format",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule77: RuleEntry = {
  "id": "variation/key-format",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule78: RuleEntry = {
  "id": "variation/optimizer-duration-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule79: RuleEntry = {
  "id": "variation/optimizer-duration-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule80: RuleEntry = {
  "id": "variation/optimizer-duration-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule81: RuleEntry = {
  "id": "variation/optimizer-metric-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule82: RuleEntry = {
  "id": "variation/optimizer-metric-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule83: RuleEntry = {
  "id": "variation/optimizer-metric-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule84: RuleEntry = {
  "id": "variation/count-mismatch",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule85: RuleEntry = {
  "id": "variation/count-mismatch",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule86: RuleEntry = {
  "id": "variation/percentages-sum",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule87: RuleEntry = {
  "id": "variation/percentages-sum",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule88: RuleEntry = {
  "id": "variation/content-mismatch",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule89: RuleEntry = {
  "id": "variation/content-mismatch",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "VariationDetails",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule90: RuleEntry = {
  "id": "push/custom-template-id-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule91: RuleEntry = {
  "id": "push/custom-template-id-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule92: RuleEntry = {
  "id": "push/custom-template-id-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule93: RuleEntry = {
  "id": "push/timer-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule94: RuleEntry = {
  "id": "push/timer-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule95: RuleEntry = {
  "id": "push/timer-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule96: RuleEntry = {
  "id": "push/timer-specific-time-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule97: RuleEntry = {
  "id": "push/timer-specific-time-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule98: RuleEntry = {
  "id": "push/timer-specific-time-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule99: RuleEntry = {
  "id": "push/timer-time-period-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule100: RuleEntry = {
  "id": "push/timer-time-period-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule101: RuleEntry = {
  "id": "push/timer-time-period-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule102: RuleEntry = {
  "id": "push/timer-duration-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule103: RuleEntry = {
  "id": "push/timer-duration-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule104: RuleEntry = {
  "id": "push/timer-duration-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule105: RuleEntry = {
  "id": "push/banner-image-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule106: RuleEntry = {
  "id": "push/banner-image-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule107: RuleEntry = {
  "id": "push/banner-image-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule108: RuleEntry = {
  "id": "push/dismiss-text-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule109: RuleEntry = {
  "id": "push/dismiss-text-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule110: RuleEntry = {
  "id": "push/dismiss-text-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule111: RuleEntry = {
  "id": "push/auto-dismiss-value-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule112: RuleEntry = {
  "id": "push/auto-dismiss-value-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule113: RuleEntry = {
  "id": "push/auto-dismiss-value-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule114: RuleEntry = {
  "id": "push/field-of-other-template",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule115: RuleEntry = {
  "id": "push/field-of-other-template",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule116: RuleEntry = {
  "id": "push/platform-without-content",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule117: RuleEntry = {
  "id": "push/platform-without-content",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule118: RuleEntry = {
  "id": "push/content-without-platform",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule119: RuleEntry = {
  "id": "push/content-without-platform",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule120: RuleEntry = {
  "id": "email/body-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Email content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule121: RuleEntry = {
  "id": "email/body-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Email content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule122: RuleEntry = {
  "id": "email/body-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Email content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule123: RuleEntry = {
  "id": "email/headline-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Email content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule124: RuleEntry = {
  "id": "email/headline-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Email content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule125: RuleEntry = {
  "id": "email/headline-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Email content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule126: RuleEntry = {
  "id": "email/preview-text-required",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Email content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule127: RuleEntry = {
  "id": "email/preview-text-required",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Email content",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule128: RuleEntry = {
  "id": "geofence/dwell-time-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Geofences",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule129: RuleEntry = {
  "id": "geofence/dwell-time-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Geofences",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule130: RuleEntry = {
  "id": "geofence/dwell-time-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Geofences",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule131: RuleEntry = {
  "id": "geofence/number-format",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Geofences",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule132: RuleEntry = {
  "id": "geofence/number-format",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Geofences",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule133: RuleEntry = {
  "id": "push/ios-audience-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule134: RuleEntry = {
  "id": "push/ios-audience-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule135: RuleEntry = {
  "id": "push/ios-audience-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule136: RuleEntry = {
  "id": "push/ios-audience-ambiguous",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule137: RuleEntry = {
  "id": "push/ios-audience-ambiguous",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule138: RuleEntry = {
  "id": "push/triggered-platform-only-unused",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule139: RuleEntry = {
  "id": "push/triggered-platform-only-unused",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule140: RuleEntry = {
  "id": "push/triggered-platform-only-unused",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule141: RuleEntry = {
  "id": "email/subscription-category-required",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Email basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule142: RuleEntry = {
  "id": "email/subscription-category-required",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Email basic details",
  "silentIf": [],
  "judgedOnReplay": false,
  "severityWhenPublishing": "error"
}

export const rule143: RuleEntry = {
  "id": "email/subscription-category-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Email basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule144: RuleEntry = {
  "id": "email/subscription-category-required",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Email basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule145: RuleEntry = {
  "id": "email/subscription-category-unknown",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Email basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule146: RuleEntry = {
  "id": "email/subscription-category-unknown",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Email basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule147: RuleEntry = {
  "id": "connector/unknown",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Connector (Email)",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule148: RuleEntry = {
  "id": "connector/unknown",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Connector (Email)",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule149: RuleEntry = {
  "id": "delivery/business-event-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false,
  "severityByChannel": {
    "EMAIL": "warn"
  }
}

export const rule150: RuleEntry = {
  "id": "delivery/business-event-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false,
  "severityByChannel": {
    "EMAIL": "warn"
  }
}

export const rule151: RuleEntry = {
  "id": "delivery/business-event-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false,
  "severityByChannel": {
    "EMAIL": "warn"
  }
}

export const rule152: RuleEntry = {
  "id": "delivery/business-event-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false,
  "severityByChannel": {
    "EMAIL": "warn"
  }
}

export const rule153: RuleEntry = {
  "id": "delivery/geofences-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule154: RuleEntry = {
  "id": "delivery/geofences-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule155: RuleEntry = {
  "id": "delivery/geofences-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule156: RuleEntry = {
  "id": "delivery/geofences-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule157: RuleEntry = {
  "id": "delivery/live-activity-id-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule158: RuleEntry = {
  "id": "delivery/live-activity-id-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule159: RuleEntry = {
  "id": "delivery/live-activity-id-required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Push basic details",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule160: RuleEntry = {
  "id": "delivery/live-activity-ios-only",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "What the service does",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule161: RuleEntry = {
  "id": "delivery/live-activity-ios-only",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "What the service does",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule162: RuleEntry = {
  "id": "delivery/live-activity-ios-only",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "What the service does",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule163: RuleEntry = {
  "id": "delivery/channel-mismatch",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "What the service does",
  "silentIf": [
    "create/delivery-type-not-supported"
  ],
  "judgedOnReplay": false
}

export const rule164: RuleEntry = {
  "id": "delivery/channel-mismatch",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "What the service does",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule165: RuleEntry = {
  "id": "create/channel-not-supported",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "What the service does",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule166: RuleEntry = {
  "id": "create/delivery-type-not-supported",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "What the service does",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule167: RuleEntry = {
  "id": "update/channel-not-supported",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "What the service does",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule168: RuleEntry = {
  "id": "campaign/unknown",
  "severity": "error",
  "answer": {
    "status": 404,
    "code": "BAD_REQUEST"
  },
  "source": "PATCH status change of a published campaign",
  "silentIf": [
    "params/malformed"
  ],
  "judgedOnReplay": false
}

export const rule169: RuleEntry = {
  "id": "campaign/unknown",
  "severity": "error",
  "answer": {
    "status": 404,
    "code": "BAD_REQUEST"
  },
  "source": "Other operations named",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule170: RuleEntry = {
  "id": "campaign/unknown",
  "severity": "error",
  "answer": {
    "status": 404,
    "code": "BAD_REQUEST"
  },
  "source": "Other operations named",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule171: RuleEntry = {
  "id": "status/publish-not-accepted",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "PATCH status change of a published campaign",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule172: RuleEntry = {
  "id": "status/stop-periodic",
  "severity": "error",
  "answer": {
    "status": 422,
    "code": "UNPROCESSABLE_ENTITY"
  },
  "source": "PATCH status change of a published campaign",
  "silentIf": [
    "status/not-published"
  ],
  "judgedOnReplay": false
}

export const rule173: RuleEntry = {
  "id": "status/pause-one-time",
  "severity": "error",
  "answer": {
    "status": 422,
    "code": "UNPROCESSABLE_ENTITY"
  },
  "source": "PATCH status change of a published campaign",
  "silentIf": [
    "status/not-published"
  ],
  "judgedOnReplay": false
}

export const rule174: RuleEntry = {
  "id": "status/resume-one-time",
  "severity": "error",
  "answer": {
    "status": 422,
    "code": "UNPROCESSABLE_ENTITY"
  },
  "source": "PATCH status change of a published campaign",
  "silentIf": [
    "status/not-published"
  ],
  "judgedOnReplay": false
}

export const rule175: RuleEntry = {
  "id": "status/not-published",
  "severity": "error",
  "answer": {
    "status": 422,
    "code": "UNPROCESSABLE_ENTITY"
  },
  "source": "States and transitions",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule176: RuleEntry = {
  "id": "publish/status-value",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "States and transitions",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule177: RuleEntry = {
  "id": "publish/not-draft",
  "severity": "error",
  "answer": {
    "status": 422,
    "code": "UNPROCESSABLE_ENTITY"
  },
  "source": "States and transitions",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule178: RuleEntry = {
  "id": "publish/incomplete",
  "severity": "error",
  "answer": {
    "status": 422,
    "code": "UNPROCESSABLE_ENTITY"
  },
  "source": "States and transitions",
  "silentIf": [
    "publish/not-draft"
  ],
  "judgedOnReplay": false
}

export const rule179: RuleEntry = {
  "id": "publish/incomplete",
  "severity": "error",
  "answer": {
    "status": 422,
    "code": "UNPROCESSABLE_ENTITY"
  },
  "source": "What the service does",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule180: RuleEntry = {
  "id": "executions/delivery-type",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Other operations named",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule181: RuleEntry = {
  "id": "search/limit-missing",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "POST /v5/campaigns/search",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule182: RuleEntry = {
  "id": "search/legacy-delivery-type",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "POST /v5/campaigns/search",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule183: RuleEntry = {
  "id": "search/legacy-id",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Versioning",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule184: RuleEntry = {
  "id": "search/version-filter-unavailable",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "POST /v5/campaigns/search",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule185: RuleEntry = {
  "id": "auth/credentials-malformed",
  "severity": "error",
  "answer": {
    "status": 401,
    "code": "UNAUTHORIZED"
  },
  "source": "Authentication",
  "silentIf": [],
  "judgedOnReplay": true
}

export const rule186: RuleEntry = {
  "id": "auth/credentials-rejected",
  "severity": "error",
  "answer": {
    "status": 401,
    "code": "UNAUTHORIZED"
  },
  "source": "Authentication",
  "silentIf": [
    "auth/credentials-malformed"
  ],
  "judgedOnReplay": true
}

export const rule187: RuleEntry = {
  "id": "offering/feature-disabled",
  "severity": "error",
  "answer": {
    "status": 403,
    "code": "FORBIDDEN"
  },
  "source": "What the service does",
  "silentIf": [],
  "judgedOnReplay": true
}

export const rule188: RuleEntry = {
  "id": "http/method-not-allowed",
  "severity": "error",
  "answer": {
    "status": 405,
    "code": "VALIDATION_FAILED"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule189: RuleEntry = {
  "id": "http/content-type",
  "severity": "error",
  "answer": {
    "status": 415,
    "code": "VALIDATION_FAILED"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule190: RuleEntry = {
  "id": "http/body-too-large",
  "severity": "error",
  "answer": {
    "status": 413,
    "code": "VALIDATION_FAILED"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule191: RuleEntry = {
  "id": "rate-limit/exceeded",
  "severity": "error",
  "answer": {
    "status": 429,
    "code": "RATE_LIMITED"
  },
  "source": "Limits",
  "silentIf": [],
  "judgedOnReplay": true
}

export const rule192: RuleEntry = {
  "id": "body/missing",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule193: RuleEntry = {
  "id": "body/not-json",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule194: RuleEntry = {
  "id": "body/not-object",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule195: RuleEntry = {
  "id": "body/duplicate-key",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule196: RuleEntry = {
  "id": "body/number-precision",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule197: RuleEntry = {
  "id": "idempotency/key-missing",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "MISSING_IDEMPOTENCY_KEY"
  },
  "source": "Idempotency",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule198: RuleEntry = {
  "id": "idempotency/key-malformed",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "INVALID_IDEMPOTENCY_KEY"
  },
  "source": "Idempotency",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule199: RuleEntry = {
  "id": "idempotency/conflict",
  "severity": "error",
  "answer": {
    "status": 409,
    "code": "IDEMPOTENCY_CONFLICT"
  },
  "source": "Idempotency",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule200: RuleEntry = {
  "id": "idempotency/in-progress",
  "severity": "error",
  "answer": {
    "status": 409,
    "code": "DUPLICATE_IDEMPOTENCY_KEY"
  },
  "source": "Idempotency",
  "silentIf": [
    "idempotency/conflict"
  ],
  "judgedOnReplay": false
}

export const rule201: RuleEntry = {
  "id": "params/offer-id-malformed",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule202: RuleEntry = {
  "id": "params/offer-id-malformed",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Endpoints",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule203: RuleEntry = {
  "id": "structure",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Offering",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule204: RuleEntry = {
  "id": "field/unknown",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Offering",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule205: RuleEntry = {
  "id": "body/empty",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Offering",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule206: RuleEntry = {
  "id": "offering/unknown",
  "severity": "error",
  "answer": {
    "status": 404,
    "code": "OFFER_NOT_FOUND"
  },
  "source": "Errors",
  "silentIf": [
    "params/offer-id-malformed"
  ],
  "judgedOnReplay": false
}

export const rule207: RuleEntry = {
  "id": "offering/expired",
  "severity": "error",
  "answer": {
    "status": 403,
    "code": "EXPIRED_OFFERING"
  },
  "source": "States and transitions",
  "silentIf": [
    "offering/archived"
  ],
  "judgedOnReplay": false
}

export const rule208: RuleEntry = {
  "id": "offering/archived",
  "severity": "error",
  "answer": {
    "status": 403,
    "code": "ARCHIVED_OFFERING"
  },
  "source": "States and transitions",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule209: RuleEntry = {
  "id": "offering/required",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "REQUIRED_FIELD_MISSING"
  },
  "source": "Offering",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule210: RuleEntry = {
  "id": "offering/name-characters",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "INVALID_OFFER_NAME"
  },
  "source": "Offering",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule211: RuleEntry = {
  "id": "offering/name-taken",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "DUPLICATE_OFFER_NAME"
  },
  "source": "Offering",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule212: RuleEntry = {
  "id": "offering/name-taken",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "DUPLICATE_OFFER_NAME"
  },
  "source": "Offering",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule213: RuleEntry = {
  "id": "offering/schedule-order",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "INVALID_SCHEDULING"
  },
  "source": "Offering",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule214: RuleEntry = {
  "id": "offering/schedule-order",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "INVALID_SCHEDULING"
  },
  "source": "Offering",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule215: RuleEntry = {
  "id": "offering/expiry-in-past",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "INVALID_SCHEDULING"
  },
  "source": "Errors",
  "silentIf": [
    "offering/schedule-order"
  ],
  "judgedOnReplay": false
}

export const rule216: RuleEntry = {
  "id": "offering/start-in-past",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "INVALID_SCHEDULING"
  },
  "source": "Errors",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule217: RuleEntry = {
  "id": "offering/start-in-past",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "INVALID_SCHEDULING"
  },
  "source": "Errors",
  "silentIf": [
    "offering/field-locked"
  ],
  "judgedOnReplay": false
}

export const rule218: RuleEntry = {
  "id": "offering/tag-unknown",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "INVALID_TAG_ID"
  },
  "source": "Offering",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule219: RuleEntry = {
  "id": "offering/template-unknown",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Offering",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule220: RuleEntry = {
  "id": "offering/attribute-unknown",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "What the service does",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule221: RuleEntry = {
  "id": "offering/field-locked",
  "severity": "error",
  "answer": {
    "status": 400,
    "code": "IMMUTABLE_FIELD"
  },
  "source": "Update rules by status",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule222: RuleEntry = {
  "id": "offering/split-mismatch",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Offering",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule223: RuleEntry = {
  "id": "offering/split-sum",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Offering",
  "silentIf": [],
  "judgedOnReplay": false
}

export const rule224: RuleEntry = {
  "id": "offering/control-group-range",
  "severity": "warn",
  "answer": {
    "status": 400,
    "code": "VALIDATION_FAILED"
  },
  "source": "Offering",
  "silentIf": [],
  "judgedOnReplay": false
}
