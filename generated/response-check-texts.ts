// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

/** What a check of a response does not need, in the order of `responseCheckTable`. */
export const responseCheckTexts = [
  {
    "summary": "The status must be documented for the operation; without a documented success status, any 2xx is valid.",
    "source": "Endpoints",
    "family": "campaigns"
  },
  {
    "summary": "Undocumented 403, 404, 405, 413, 415, 422, 429 and 5xx responses must have a valid envelope.",
    "source": "Errors",
    "assumed": "Servers need these statuses, and clients can read any response with the envelope.",
    "family": "campaigns"
  },
  {
    "summary": "`response_id` must be a string. An error requires `error.code`, `error.message`, `error.details` and `error.request_id`. A successful test send or status change requires a string `type` and `data`.",
    "source": "Errors",
    "family": "campaigns"
  },
  {
    "summary": "`type` should be `campaign`, an error should have `error.target`, and a success of any other operation should have `response_id`, `type` and `data`.",
    "source": "Errors",
    "assumed": "The type is only an example; a violation of the whole request may have no target; the successes of the other operations are not documented.",
    "family": "campaigns"
  },
  {
    "summary": "`error.code` must be one of the seven documented codes, and BAD_REQUEST with status 409.",
    "source": "Errors",
    "family": "campaigns"
  },
  {
    "summary": "`error.code` should be the code that this document defines for the status.",
    "source": "Errors",
    "assumed": "Only the code of status 409 is documented.",
    "family": "campaigns"
  },
  {
    "summary": "`error.details` must be an array of entries with `target` and `message`, and empty with status 409.",
    "source": "Errors",
    "family": "campaigns"
  },
  {
    "summary": "`error.request_id` must repeat the request id of the call.",
    "source": "Errors",
    "family": "campaigns"
  },
  {
    "summary": "The `id` of the new draft must be a string, if `data` has one.",
    "source": "POST /v5/campaigns/test",
    "family": "campaigns"
  },
  {
    "summary": "The `id` of the new draft should be an ObjectId, 24 hexadecimal characters.",
    "source": "POST /v5/campaigns/test",
    "assumed": "Where the response has the id is not documented.",
    "family": "campaigns"
  },
  {
    "summary": "Every key of the results must have the form `{PLATFORM}_{locale}_{variation}`. In draft mode, if the draft is known, the keys must be exactly its combinations, narrowed by the request, unless the request has a `platform` for an e-mail.",
    "source": "Test result (response data)",
    "family": "campaigns"
  },
  {
    "summary": "Without `draft_id`, the keys should be exactly the combinations of the content in the request, for the platforms of its `basic_details`. A `platform` should not narrow an e-mail.",
    "source": "Test result (response data)",
    "assumed": "The results for a draft are documented; those for content in the request are derived from them. What a `platform` means for an e-mail is not documented.",
    "family": "campaigns"
  },
  {
    "summary": "Every result must be SENT or FAILED, only FAILED results can have `failure_reason`, and `message` must be a string.",
    "source": "Test result (response data)",
    "family": "campaigns"
  },
  {
    "summary": "A FAILED result should have `failure_reason`.",
    "source": "Test result (response data)",
    "assumed": "It is documented only for FAILED results, but not as required.",
    "family": "campaigns"
  },
  {
    "summary": "`data` must not include the resulting status.",
    "source": "PATCH status change of a published campaign",
    "family": "campaigns"
  },
  {
    "summary": "A page must have at most 15 and at most `limit` campaigns, each with `id`, and with `version_number` if versioning is on. It must not have `total_count`, drafts that were not requested, other channels than requested, or any result for the filter `delivery_type`.",
    "source": "POST /v5/campaigns/search",
    "assumed": "The location of the campaigns in the response is not documented: `data` if it is an array, else the only array in it. Otherwise nothing is validated.",
    "family": "campaigns"
  },
  {
    "summary": "A 429 response should have `Retry-After` in whole seconds.",
    "source": "Limits",
    "assumed": "The header is not documented for campaigns.",
    "family": "campaigns"
  },
  {
    "summary": "A 401 response should have `WWW-Authenticate` with the Basic scheme.",
    "source": "Authentication",
    "assumed": "The header is not documented; HTTP requires it in every 401 response (RFC 9110, section 11.6.1).",
    "family": "campaigns"
  },
  {
    "summary": "The status must be documented for the operation.",
    "source": "Errors",
    "family": "offerings"
  },
  {
    "summary": "Undocumented 403, 404, 405, 413, 415, 422, 429 and 5xx responses must have a valid envelope.",
    "source": "Errors",
    "assumed": "Servers need these statuses, and clients can read any response with the envelope.",
    "family": "offerings"
  },
  {
    "summary": "`response_id` must be a string; an error requires `error.code` and `error.message`, and REQUIRED_FIELD_MISSING also `error.target`.",
    "source": "Errors",
    "family": "offerings"
  },
  {
    "summary": "An error should have `error.target`.",
    "source": "Errors",
    "assumed": "The documented envelope has it; a violation of the whole request may have none.",
    "family": "offerings"
  },
  {
    "summary": "With status 400, 403, 404 or 409, `error.code` must be one of the codes that are documented for it and that the operation can return.",
    "source": "Errors",
    "family": "offerings"
  },
  {
    "summary": "With another status, `error.code` should be the code that this document defines for it.",
    "source": "Errors",
    "assumed": "No codes are documented for those statuses.",
    "family": "offerings"
  },
  {
    "summary": "Only VALIDATION_FAILED can have `error.details`: an array of entries with `code`, `target` and `message`.",
    "source": "Errors",
    "family": "offerings"
  },
  {
    "summary": "VALIDATION_FAILED should list at least one violation in `error.details`.",
    "source": "Errors",
    "assumed": "The envelope has the list, but it is not documented as required.",
    "family": "offerings"
  },
  {
    "summary": "A list filtered by `id` must have at most one item, with that id.",
    "source": "What the service does",
    "family": "offerings"
  },
  {
    "summary": "A success requires a `data.id` that starts with `offer_`, and not the status draft.",
    "source": "Endpoints",
    "family": "offerings"
  },
  {
    "summary": "A 429 response should have `Retry-After` in whole seconds.",
    "source": "Errors",
    "family": "offerings"
  },
  {
    "summary": "A 401 response should have `WWW-Authenticate` with the Basic scheme.",
    "source": "Authentication",
    "assumed": "The header is not documented; HTTP requires it in every 401 response (RFC 9110, section 11.6.1).",
    "family": "offerings"
  },
  {
    "summary": "An error should have `error.doc_url`.",
    "source": "Errors",
    "assumed": "The documented envelope has it, but not as required.",
    "family": "offerings"
  }
] as const
