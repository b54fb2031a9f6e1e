// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

/** What a check of a response does not need, in the order of `responseCheckTable`. */
export const responseCheckTexts = [
  {
    "summary": "A success must have the status that is documented for the operation; without one, any 2xx is valid. Another status must be an error.",
    "source": "Endpoints",
    "family": "campaigns"
  },
  {
    "summary": "An error should have a status that is documented for the operation; other operations than the test send document only 401.",
    "source": "Errors",
    "assumed": "Servers need further statuses, and clients can read any response with the envelope.",
    "family": "campaigns"
  },
  {
    "summary": "`response_id` must be a string. An error requires `error.code`, `error.message`, `error.target`, `error.details` and `error.request_id`. A successful test send or status change requires a string `type` and `data`.",
    "source": "Errors",
    "family": "campaigns"
  },
  {
    "summary": "`type` should be `campaign`. A success of any other operation should have `response_id`, `type` and `data`, a 405, 413, 414, 415 or 431 the envelope, and the error of a call without request id `error.request_id`.",
    "source": "Errors",
    "assumed": "The type is only an example; the successes of the other operations and errors of HTTP itself are not documented, nor the request id of a call that has none.",
    "family": "campaigns"
  },
  {
    "summary": "`error.code` must be one of the seven documented codes, and BAD_REQUEST with status 409 of a test send.",
    "source": "Errors",
    "family": "campaigns"
  },
  {
    "summary": "`error.code` should be the code that this document defines for the status.",
    "source": "Errors",
    "assumed": "Only the code of status 409 of a test send is documented.",
    "family": "campaigns"
  },
  {
    "summary": "`error.details` must be an array of entries with `target` and `message`, and empty with status 409 of a test send.",
    "source": "Errors",
    "family": "campaigns"
  },
  {
    "summary": "`target` and `message` of an entry should be strings, and `error.details` empty with any 409.",
    "source": "Errors",
    "assumed": "The types of the parts of an entry are not documented, and 409 only for the test send.",
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
    "summary": "Every key of the results must have the form `{PLATFORM}_{locale}_{variation}`, and match the platform, locale and variation that the request names. In draft mode, if the draft is known and all its locales, variations and platforms have content, the keys must be exactly its combinations.",
    "source": "Test result (response data)",
    "family": "campaigns"
  },
  {
    "summary": "Without `draft_id`, the keys should be exactly the combinations of the content in the request, for the platforms of its `basic_details`, and for a draft whose content is incomplete, all its combinations. A `platform` should not narrow an e-mail.",
    "source": "Test result (response data)",
    "assumed": "The results for a draft are documented; those for content in the request are derived from them. Neither the results for a locale, variation or platform without content are documented, nor what a `platform` means for an e-mail.",
    "family": "campaigns"
  },
  {
    "summary": "Every result must be SENT or FAILED, only FAILED results can have `failure_reason`, and `message` must be a string.",
    "source": "Test result (response data)",
    "family": "campaigns"
  },
  {
    "summary": "A FAILED result should have `failure_reason`, and a SENT one not even null.",
    "source": "Test result (response data)",
    "assumed": "It is documented only for FAILED results, but not as required, and null not at all.",
    "family": "campaigns"
  },
  {
    "summary": "`data` must not include the resulting status.",
    "source": "PATCH status change of a published campaign",
    "family": "campaigns"
  },
  {
    "summary": "`data` should have no `status`.",
    "source": "PATCH status change of a published campaign",
    "assumed": "The shape of `data` is not documented; a status may be the outcome of the call.",
    "family": "campaigns"
  },
  {
    "summary": "A page must have at most 15 campaigns, each with `id`, and with `version_number` if versioning is on. It must not have `total_count`, drafts that were not requested, other channels than requested, or any result for the filter `delivery_type`.",
    "source": "POST /v5/campaigns/search",
    "family": "campaigns"
  },
  {
    "summary": "A page should have at most `limit` campaigns.",
    "source": "POST /v5/campaigns/search",
    "assumed": "Where a request has its `limit` is not documented, nor the location of the campaigns in the response: `data` if it is an array, else the only array in it. Otherwise nothing is validated.",
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
    "summary": "A success must have the status that is documented for the operation; another status must be an error.",
    "source": "Errors",
    "family": "offerings"
  },
  {
    "summary": "An error should have a status that is documented for the operation.",
    "source": "Errors",
    "assumed": "Servers need further statuses, and clients can read any response with the envelope.",
    "family": "offerings"
  },
  {
    "summary": "`response_id` must be a string; an error requires `error.code`, `error.message` and `error.target`.",
    "source": "Errors",
    "family": "offerings"
  },
  {
    "summary": "`error.target` should be a string.",
    "source": "Errors",
    "assumed": "The target of a violation of the whole request is not documented.",
    "family": "offerings"
  },
  {
    "summary": "A documented `error.code` must have its status, and belong to an error that the operation can have. Any code must be in ALL_CAPS_SNAKE_CASE.",
    "source": "Errors",
    "family": "offerings"
  },
  {
    "summary": "`error.code` should be a code that this document defines for the status.",
    "source": "Errors",
    "assumed": "Not every status has a documented code, and the documented codes may not be all.",
    "family": "offerings"
  },
  {
    "summary": "Only VALIDATION_FAILED can have `error.details`: an array of entries with `code`, `target` and `message`.",
    "source": "Errors",
    "family": "offerings"
  },
  {
    "summary": "VALIDATION_FAILED should list at least one violation in `error.details`, with documented codes; other errors should not have an empty list.",
    "source": "Errors",
    "assumed": "The envelope has the list, but it is not documented as required, and neither are the codes and types in it.",
    "family": "offerings"
  },
  {
    "summary": "A list filtered by `id` must have at most one item, with that id.",
    "source": "What the service does",
    "family": "offerings"
  },
  {
    "summary": "The `id` of an item should be the full id of the offering.",
    "source": "What the service does",
    "assumed": "The members of an item are not documented.",
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
    "summary": "An error must have `error.doc_url`.",
    "source": "Errors",
    "family": "offerings"
  }
] as const
