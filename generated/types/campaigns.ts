// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Implied } from '../../src/core/base/implied.js'

export interface paths {
    "/v5/campaigns": {
        parameters: {};
        /**
         * Create a draft
         * @description Creates a draft from only `channel`, `campaign_delivery_type` and `created_by`. Content, audience
         *     and scheduling are added by updates. SMS campaigns and BROADCAST_LIVE_ACTIVITY cannot be created.
         *     Use the `id` in the response as `draft_id` of a test send.
         */
        post: operations["createCampaign"];
    };
    "/v5/campaigns/{campaign_id}": {
        parameters: {
            path: {
                /**
                 * @description Id of the campaign, the same for all its versions; 24 hexadecimal characters.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                campaign_id: string;
            };
        };
        /**
         * Read one campaign
         * @description Returns lightweight metadata of one campaign by its id. After a status change, read the
         *     resulting status here.
         */
        get: operations["getCampaign"];
        /**
         * Update parts of a campaign, or publish it
         * @description Replaces the submitted parts; each is validated in full before the draft changes. With
         *     `{status: PUBLISH}`, a draft that passes publish validation becomes ACTIVE. With versioning,
         *     publishing an update to a live campaign creates a new document with an incremented
         *     `version_number`. SMS campaigns cannot be updated.
         */
        patch: operations["updateCampaign"];
    };
    "/v5/campaigns/{campaign_id}/validate": {
        parameters: {
            path: {
                /**
                 * @description Id of the campaign, the same for all its versions; 24 hexadecimal characters.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                campaign_id: string;
            };
        };
        /**
         * Check whether a draft could be published
         * @description Validates the draft as publishing would, without any change. The only POST that does not need an
         *     Idempotency-Key. The body is optional.
         */
        post: operations["validateCampaign"];
    };
    "/v5/campaigns/{campaign_id}/status": {
        parameters: {
            path: {
                /**
                 * @description Id of the published campaign, an ObjectId.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                campaign_id: string;
            };
        };
        /**
         * Stop, pause or resume a published campaign
         * @description Changes the status of one published or scheduled campaign. STOP cannot be used on PERIODIC
         *     campaigns, PAUSE and RESUME cannot be used on ONE_TIME campaigns, PUBLISH is not accepted here.
         *     The response does not include the resulting status: read it with
         *     `GET /v5/campaigns/{campaign_id}`.
         *
         *     Requests over the limits are rejected. The limits apply to the last hour and the last 24 hours,
         *     in rolling windows.
         */
        patch: operations["changeCampaignStatus"];
    };
    "/v5/campaigns/{parent_campaign_id}/executions": {
        parameters: {
            path: {
                /**
                 * @description Id of the PERIODIC or BUSINESS_EVENT_TRIGGERED campaign; 24 hexadecimal characters.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                parent_campaign_id: string;
            };
        };
        /**
         * Read the execution history
         * @description Returns the execution history of a PERIODIC or BUSINESS_EVENT_TRIGGERED campaign: the ids of its
         *     child campaigns, their sent times and statuses, and the total number of instances. The body is
         *     optional.
         */
        post: operations["listCampaignExecutions"];
    };
    "/v5/campaigns/search": {
        parameters: {};
        /**
         * Search campaigns
         * @description Searches and filters the campaigns of the workspace. Drafts are excluded unless
         *     `campaign_fields.status` includes DRAFT. A page has at most 15 campaigns and there is no
         *     `total_count`: continue until a page has fewer than `limit`. The old filter `delivery_type` is
         *     not recognized; it finds nothing and returns no error.
         */
        post: operations["searchCampaigns"];
    };
    "/v5/campaigns/test": {
        parameters: {};
        /**
         * Send a test message
         * @description Sends a test Push or Email message to selected users or device identifiers. In *draft mode*
         *     (with `draft_id`) it sends one test for each platform, locale and variation of the saved draft,
         *     unless `platform`, `locale_name` or `variation` narrows the test. In *inline mode* (without
         *     `draft_id`) it sends the content of the request and stores nothing. No campaign changes its state.
         *
         *     A send that fails for one combination has the status FAILED in the data; the HTTP status stays
         *     200. If the Idempotency-Key was used with another body, or a send with it is still in progress,
         *     the response is 409: retry with a new key.
         */
        post: operations["testCampaign"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
        RequestId: string;
        /**
         * @description An ObjectId: 24 hexadecimal characters.
         * @example 65f1c2a9d4e8b7a6c5d4e3f2
         */
        ObjectId: string;
        /** @description A personalization template, filled in when the message is sent. */
        Template: string;
        /** @description An e-mail address, or a personalization template. */
        EmailOrTemplate: string;
        /** @description A URI, or a personalization template. */
        UriOrTemplate: string;
        /** @description A date-time of RFC 3339, or a personalization template. */
        DateTimeOrTemplate: string;
        /**
         * @description A color of 3, 4, 6 or 8 hexadecimal digits, with or without `#`.
         * @example #1A73E8
         */
        HexColorOrTemplate: string;
        /**
         * @description A platform of Push.
         * @enum {string}
         */
        Platform: "ANDROID" | "IOS" | "WEB";
        /**
         * @description The unit of a time value.
         * @enum {string}
         */
        TimeGranularity: "MINUTES" | "HOURS" | "DAYS";
        /**
         * @description How the campaign is delivered. DEVICE_TRIGGERED and LOCATION_TRIGGERED are for Push only. BROADCAST_LIVE_ACTIVITY is for Push on iOS only and cannot be created.
         * @enum {string}
         */
        CreatableDeliveryType: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED";
        /**
         * @description How the campaign is delivered. DEVICE_TRIGGERED, LOCATION_TRIGGERED and BROADCAST_LIVE_ACTIVITY are for Push only, the last one for iOS only.
         * @enum {string}
         */
        DeliveryType: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED" | "BROADCAST_LIVE_ACTIVITY";
        /** @description One of two shapes, selected by `channel`. With `draft_id`, the test sends a saved draft; without it, the content in the request. With `draft_id`, the default of `channel` is that of the draft. */
        TestRequest: PushTestRequest | EmailTestRequest | ChannellessTestRequest;
        /**
         * WithoutEmailBodies
         * @description A test of a Push message.
         */
        PushTestRequest: {
            /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
            request_id?: string;
            /**
             * @description Required without `draft_id`.
             * @constant
             */
            channel: "PUSH";
            /** @description Id of a saved draft, 24 hexadecimal characters: the `id` returned by its creation. Selects draft mode, in which `campaign_content` cannot be sent. An empty id counts as absent. */
            draft_id?: string;
            /** @description Basic details of a Push campaign. */
            basic_details?: PushBasicDetails;
            /** @description For channel EMAIL only. */
            connector?: unknown;
            /** @description The content of a campaign, with its locales and variations. */
            campaign_content?: CampaignContentWithoutEmailBodies;
            /** @description Values that replace those of the stored profile when the test is rendered. */
            personalization_details?: PersonalizationDetails;
            /** @description The recipients of the test, and the part of the content to send. */
            test_campaign_meta: TestCampaignMeta;
        };
        /**
         * WithoutPushBodies
         * @description A test of an e-mail.
         */
        EmailTestRequest: {
            /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
            request_id?: string;
            /**
             * @description Required without `draft_id`.
             * @constant
             */
            channel: "EMAIL";
            /** @description Id of a saved draft, 24 hexadecimal characters: the `id` returned by its creation. Selects draft mode, in which `campaign_content` cannot be sent. An empty id counts as absent. */
            draft_id?: string;
            /** @description `name`, `content_type`, `user_attribute_identifier` and `subscription_category` are required for a test with inline content, but not at creation or in draft mode. */
            basic_details?: EmailBasicDetails;
            /** @description The connector that sends an e-mail. */
            connector?: Connector;
            /** @description The content of a campaign, with its locales and variations. */
            campaign_content?: CampaignContentWithoutPushBodies;
            /** @description Values that replace those of the stored profile when the test is rendered. */
            personalization_details?: PersonalizationDetails;
            /** @description The recipients of the test, and the part of the content to send. */
            test_campaign_meta: TestCampaignMeta;
        };
        /** @description A test without `channel` in the body, which is allowed with `draft_id`. Basic details can have the fields of either channel. */
        ChannellessTestRequest: {
            /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
            request_id?: string;
            channel?: never;
            /** @description Id of a saved draft, 24 hexadecimal characters: the `id` returned by its creation. Selects draft mode, in which `campaign_content` cannot be sent. An empty id counts as absent. */
            draft_id?: string;
            /** @description Basic details of an unknown channel, with the fields of either channel. */
            basic_details?: EitherBasicDetails;
            /** @description The connector that sends an e-mail. */
            connector?: Connector;
            /** @description The content of a campaign, with its locales and variations. */
            campaign_content?: CampaignContent;
            /** @description Values that replace those of the stored profile when the test is rendered. */
            personalization_details?: PersonalizationDetails;
            /** @description The recipients of the test, and the part of the content to send. */
            test_campaign_meta: TestCampaignMeta;
        };
        /** @description Id of a saved draft, 24 hexadecimal characters: the `id` returned by its creation. Selects draft mode, in which `campaign_content` cannot be sent. An empty id counts as absent. */
        DraftId: string;
        /** @description The recipients of the test, and the part of the content to send. */
        TestCampaignMeta: {
            /**
             * @description What the identifier values are.
             *
             *     | Channel | Identifier | Meaning |
             *     |---|---|---|
             *     | PUSH | USER_ATTRIBUTE_UNIQUE_ID | the permanent internal id of the user |
             *     | PUSH | USER_ATTRIBUTE_USER_EMAIL | e-mail address of the user |
             *     | PUSH | USER_ATTRIBUTE_USER_MOBILE | mobile number of the user, E.164 |
             *     | PUSH | SVC_GAID | Google advertising id, Android; SVC is the short name of the service |
             *     | PUSH | ADVERTISING_IDENTIFIER | resettable advertising id: GAID on Android, IDFA on iOS |
             *     | PUSH | PUSH_ID | push token of the device |
             *     | PUSH, EMAIL | CUSTOM_SEGMENT | name of a user-defined segment |
             *     | EMAIL | EMAIL | e-mail address; personalized from a profile only if a user record matches |
             *     | EMAIL | ID | internal id of the user |
             *     | EMAIL | MOBILE_NUMBER | mobile number, E.164 |
             * @enum {string}
             */
            identifier: "USER_ATTRIBUTE_UNIQUE_ID" | "USER_ATTRIBUTE_USER_EMAIL" | "USER_ATTRIBUTE_USER_MOBILE" | `${string}_GAID` | "ADVERTISING_IDENTIFIER" | "PUSH_ID" | "CUSTOM_SEGMENT" | "EMAIL" | "ID" | "MOBILE_NUMBER";
            /** @description The identifiers of the users or devices. */
            identifier_values: string[];
            /** @description Name of an A/B variation. Default: one test for each variation. */
            variation?: string;
            /** @description Default: one test for each locale. */
            locale_name?: string;
            /**
             * @description In draft mode only. Default: one test for each platform of the draft.
             * @enum {string}
             */
            platform?: "ANDROID" | "IOS" | "WEB";
        };
        /**
         * @description What the identifier values are.
         *
         *     | Channel | Identifier | Meaning |
         *     |---|---|---|
         *     | PUSH | USER_ATTRIBUTE_UNIQUE_ID | the permanent internal id of the user |
         *     | PUSH | USER_ATTRIBUTE_USER_EMAIL | e-mail address of the user |
         *     | PUSH | USER_ATTRIBUTE_USER_MOBILE | mobile number of the user, E.164 |
         *     | PUSH | SVC_GAID | Google advertising id, Android; SVC is the short name of the service |
         *     | PUSH | ADVERTISING_IDENTIFIER | resettable advertising id: GAID on Android, IDFA on iOS |
         *     | PUSH | PUSH_ID | push token of the device |
         *     | PUSH, EMAIL | CUSTOM_SEGMENT | name of a user-defined segment |
         *     | EMAIL | EMAIL | e-mail address; personalized from a profile only if a user record matches |
         *     | EMAIL | ID | internal id of the user |
         *     | EMAIL | MOBILE_NUMBER | mobile number, E.164 |
         * @enum {string}
         */
        TestIdentifier: "USER_ATTRIBUTE_UNIQUE_ID" | "USER_ATTRIBUTE_USER_EMAIL" | "USER_ATTRIBUTE_USER_MOBILE" | `${string}_GAID` | "ADVERTISING_IDENTIFIER" | "PUSH_ID" | "CUSTOM_SEGMENT" | "EMAIL" | "ID" | "MOBILE_NUMBER";
        /** @description Values that replace those of the stored profile when the test is rendered. */
        PersonalizationDetails: {
            /** @description Maps names of user attributes to the values that override them. */
            user_attributes?: {
                [key: string]: unknown;
            };
            /** @description Maps names of event attributes to the values that override them. */
            event_attributes?: {
                [key: string]: unknown;
            };
        };
        /** @description The action to apply to the campaign. */
        StatusChangeRequest: {
            /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
            request_id?: string;
            /**
             * @description STOP cannot be used on PERIODIC campaigns, PAUSE and RESUME not on ONE_TIME campaigns. PUBLISH is not accepted here; publish a draft by an update with `{status: PUBLISH}`.
             * @enum {string}
             */
            action: "STOP" | "PAUSE" | "RESUME";
        };
        /** @description A draft needs `channel`, `campaign_delivery_type` and `created_by`; everything else can be added later. `x-otherwise` is the structure of a body without the required `channel`. */
        CreateCampaignRequest: CreatePushCampaignRequest | CreateEmailCampaignRequest;
        /**
         * WithoutEmailBodies
         * @description A Push draft to create.
         */
        CreatePushCampaignRequest: {
            /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
            request_id?: string;
            /**
             * @description The channel of the campaign.
             * @constant
             */
            channel: "PUSH";
            /**
             * @description How the campaign is delivered. DEVICE_TRIGGERED and LOCATION_TRIGGERED are for Push only. BROADCAST_LIVE_ACTIVITY is for Push on iOS only and cannot be created.
             * @enum {string}
             */
            campaign_delivery_type: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED";
            /** @description The creator of the campaign. */
            created_by: Implied<string>;
            /** @description Basic details of a Push campaign. */
            basic_details?: PushBasicDetails;
            /** @description The content of a campaign, with its locales and variations. */
            campaign_content?: CampaignContentWithoutEmailBodies;
            [key: string]: unknown;
        };
        /**
         * WithoutPushBodies
         * @description An Email draft to create.
         */
        CreateEmailCampaignRequest: {
            /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
            request_id?: string;
            /**
             * @description The channel of the campaign.
             * @constant
             */
            channel: "EMAIL";
            /**
             * @description How the campaign is delivered. DEVICE_TRIGGERED and LOCATION_TRIGGERED are for Push only. BROADCAST_LIVE_ACTIVITY is for Push on iOS only and cannot be created.
             * @enum {string}
             */
            campaign_delivery_type: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED";
            /** @description The creator of the campaign. */
            created_by: Implied<string>;
            /** @description `name`, `content_type`, `user_attribute_identifier` and `subscription_category` are required for a test with inline content, but not at creation or in draft mode. */
            basic_details?: EmailBasicDetails;
            /** @description The connector that sends an e-mail. */
            connector?: Connector;
            /** @description The content of a campaign, with its locales and variations. */
            campaign_content?: CampaignContentWithoutPushBodies;
            [key: string]: unknown;
        };
        /** @description The parts to replace, or `{status: PUBLISH}`. The default of `channel` is that of the campaign. */
        UpdateCampaignRequest: {
            /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
            request_id?: string;
            /**
             * @description The channel of the campaign.
             * @enum {string}
             */
            channel?: "PUSH" | "EMAIL";
            /**
             * @description PUBLISH publishes the draft.
             * @example PUBLISH
             * @constant
             */
            status: "PUBLISH";
            /**
             * @description How the campaign is delivered. DEVICE_TRIGGERED, LOCATION_TRIGGERED and BROADCAST_LIVE_ACTIVITY are for Push only, the last one for iOS only.
             * @enum {string}
             */
            campaign_delivery_type?: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED" | "BROADCAST_LIVE_ACTIVITY";
            /** @description Basic details of an unknown channel, with the fields of either channel. */
            basic_details?: EitherBasicDetails;
            /** @description The connector that sends an e-mail. */
            connector?: Connector;
            /** @description The content of a campaign, with its locales and variations. */
            campaign_content?: CampaignContent;
            [key: string]: unknown;
        } | {
            /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
            request_id?: string;
            /**
             * @description The channel of the campaign.
             * @constant
             */
            channel: "PUSH";
            status?: never;
            /**
             * @description How the campaign is delivered. DEVICE_TRIGGERED, LOCATION_TRIGGERED and BROADCAST_LIVE_ACTIVITY are for Push only, the last one for iOS only.
             * @enum {string}
             */
            campaign_delivery_type?: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED" | "BROADCAST_LIVE_ACTIVITY";
            /** @description Basic details of a Push campaign. */
            basic_details?: PushBasicDetails;
            /** @description The content of a campaign, with its locales and variations. */
            campaign_content?: CampaignContentWithoutEmailBodies;
            [key: string]: unknown;
        } | {
            /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
            request_id?: string;
            /**
             * @description The channel of the campaign.
             * @constant
             */
            channel: "EMAIL";
            status?: never;
            /**
             * @description How the campaign is delivered. DEVICE_TRIGGERED, LOCATION_TRIGGERED and BROADCAST_LIVE_ACTIVITY are for Push only, the last one for iOS only.
             * @enum {string}
             */
            campaign_delivery_type?: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED" | "BROADCAST_LIVE_ACTIVITY";
            /** @description `name`, `content_type`, `user_attribute_identifier` and `subscription_category` are required for a test with inline content, but not at creation or in draft mode. */
            basic_details?: EmailBasicDetails;
            /** @description The connector that sends an e-mail. */
            connector?: Connector;
            /** @description The content of a campaign, with its locales and variations. */
            campaign_content?: CampaignContentWithoutPushBodies;
            [key: string]: unknown;
        } | {
            /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
            request_id?: string;
            channel?: never;
            status?: never;
            /**
             * @description How the campaign is delivered. DEVICE_TRIGGERED, LOCATION_TRIGGERED and BROADCAST_LIVE_ACTIVITY are for Push only, the last one for iOS only.
             * @enum {string}
             */
            campaign_delivery_type?: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED" | "BROADCAST_LIVE_ACTIVITY";
            /** @description Basic details of an unknown channel, with the fields of either channel. */
            basic_details?: EitherBasicDetails;
            /** @description The connector that sends an e-mail. */
            connector?: Connector;
            /** @description The content of a campaign, with its locales and variations. */
            campaign_content?: CampaignContent;
            [key: string]: unknown;
        };
        /**
         * WithoutEmailBodies
         * @description The parts of a Push campaign to replace.
         */
        UpdatePushCampaignRequest: {
            /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
            request_id?: string;
            /**
             * @description The channel of the campaign.
             * @constant
             */
            channel: "PUSH";
            /** @description PUBLISH publishes the draft. */
            status?: UpdateStatus;
            /**
             * @description How the campaign is delivered. DEVICE_TRIGGERED, LOCATION_TRIGGERED and BROADCAST_LIVE_ACTIVITY are for Push only, the last one for iOS only.
             * @enum {string}
             */
            campaign_delivery_type?: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED" | "BROADCAST_LIVE_ACTIVITY";
            /** @description Basic details of a Push campaign. */
            basic_details?: PushBasicDetails;
            /** @description The content of a campaign, with its locales and variations. */
            campaign_content?: CampaignContentWithoutEmailBodies;
            [key: string]: unknown;
        };
        /**
         * WithoutPushBodies
         * @description The parts of an Email campaign to replace.
         */
        UpdateEmailCampaignRequest: {
            /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
            request_id?: string;
            /**
             * @description The channel of the campaign.
             * @constant
             */
            channel: "EMAIL";
            /** @description PUBLISH publishes the draft. */
            status?: UpdateStatus;
            /**
             * @description How the campaign is delivered. DEVICE_TRIGGERED, LOCATION_TRIGGERED and BROADCAST_LIVE_ACTIVITY are for Push only, the last one for iOS only.
             * @enum {string}
             */
            campaign_delivery_type?: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED" | "BROADCAST_LIVE_ACTIVITY";
            /** @description `name`, `content_type`, `user_attribute_identifier` and `subscription_category` are required for a test with inline content, but not at creation or in draft mode. */
            basic_details?: EmailBasicDetails;
            /** @description The connector that sends an e-mail. */
            connector?: Connector;
            /** @description The content of a campaign, with its locales and variations. */
            campaign_content?: CampaignContentWithoutPushBodies;
            [key: string]: unknown;
        };
        /** @description The parts to replace in a campaign of either channel. */
        UpdateChannellessCampaignRequest: {
            /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
            request_id?: string;
            channel?: never;
            /** @description PUBLISH publishes the draft. */
            status?: UpdateStatus;
            /**
             * @description How the campaign is delivered. DEVICE_TRIGGERED, LOCATION_TRIGGERED and BROADCAST_LIVE_ACTIVITY are for Push only, the last one for iOS only.
             * @enum {string}
             */
            campaign_delivery_type?: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED" | "BROADCAST_LIVE_ACTIVITY";
            /** @description Basic details of an unknown channel, with the fields of either channel. */
            basic_details?: EitherBasicDetails;
            /** @description The connector that sends an e-mail. */
            connector?: Connector;
            /** @description The content of a campaign, with its locales and variations. */
            campaign_content?: CampaignContent;
            [key: string]: unknown;
        };
        /**
         * @description PUBLISH publishes the draft.
         * @example PUBLISH
         * @constant
         */
        UpdateStatus: "PUBLISH";
        /** @description The optional body of a validation. */
        ValidateCampaignRequest: {
            /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
            request_id?: string;
            [key: string]: unknown;
        };
        /** @description The optional body of a request for the execution history. */
        ListExecutionsRequest: {
            /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
            request_id?: string;
            [key: string]: unknown;
        };
        /** @description The filter and the size of a page. */
        SearchRequest: {
            /** @description Optional; recommended for tracing. */
            request_id?: string;
            /** @description The number of campaigns per page. */
            limit?: number;
            /** @description The filter. It no longer has the keys `id` and `delivery_type`. */
            campaign_fields?: CampaignFields;
            [key: string]: unknown;
        };
        /** @description The filter. It no longer has the keys `id` and `delivery_type`. */
        CampaignFields: {
            /** @description Ids of campaigns. */
            ids?: string[];
            /** @description An array of PUSH, EMAIL and SMS. Campaigns found by SMS have the channel SMS. */
            channels?: Implied<string | string[]>;
            /** @description The creator of the campaigns. */
            created_by?: unknown;
            /** @description The date on which the campaigns were created. */
            created_date?: unknown;
            /** @description The name of the campaigns. */
            name?: unknown;
            /** @description Include DRAFT to find drafts; they are excluded by default. */
            status?: Implied<string | string[]>;
            /** @description Tags of the campaigns. */
            tags?: unknown;
            /** @description One or more of the delivery types. Was `delivery_type` in earlier versions. */
            campaign_delivery_type?: Implied<string | Implied<string>[]>;
            /** @description If the workspace has versioning on. */
            version_number?: unknown;
        };
        /** @description A channel to search for. */
        SearchedChannel: unknown;
        /** @description A state to search for; the names of other states are not documented. */
        SearchedStatus: unknown;
        /** @description A delivery type to search for. */
        SearchedDeliveryType: unknown;
        /** @description Basic details of a Push campaign. */
        PushBasicDetails: {
            /** @description Name of the campaign. */
            name?: string;
            /** @description Required for BUSINESS_EVENT_TRIGGERED. */
            business_event?: string;
            /** @description Tags of the campaign. */
            tags?: string[];
            /** @description The team of the campaign. */
            team?: string;
            /** @description The target platforms. */
            platforms?: ("ANDROID" | "IOS" | "WEB")[];
            /** @description Required for platform iOS and delivery type BROADCAST_LIVE_ACTIVITY. */
            broadcast_live_activity_id?: string;
            /** @description Required for LOCATION_TRIGGERED. */
            geofences?: Geofences;
            /** @description For event-triggered campaigns. */
            send_to_triggered_platform_only?: boolean;
            /** @description Details of single platforms. */
            platform_specific_details?: PlatformSpecificDetails;
        };
        /** @description Details of single platforms. */
        PlatformSpecificDetails: {
            /** @description Details of Android. */
            android?: {
                /**
                 * @description Whether Push Amp Plus is enabled.
                 * @default false
                 */
                push_amp_plus_enabled?: boolean;
            };
            /** @description The iOS devices to reach; one of the keys must be true. */
            ios?: IosAudience;
        };
        /** @description The iOS devices to reach; one of the keys must be true. */
        IosAudience: {
            /** @description Whether to reach all eligible devices. */
            send_to_all_eligible_device?: boolean;
            /** @description Whether to exclude devices with provisional Push. */
            exclude_provisional_push_devices?: boolean;
            /** @description Whether to reach only devices with provisional Push. */
            send_to_only_provisional_push_enabled_devices?: boolean;
        };
        /** @description Required for LOCATION_TRIGGERED. */
        Geofences: {
            /** @description Name of the geofence. */
            name: string;
            /** @description Latitude of the geofence. */
            latitude: string;
            /** @description Longitude of the geofence. */
            longitude: string;
            /** @description In meters. */
            radius: string;
            /** @description The response time, in the unit of `response_time_granularity`. */
            response_time_value: string;
            /**
             * @description The unit of a time value.
             * @enum {string}
             */
            response_time_granularity: "MINUTES" | "HOURS" | "DAYS";
            /**
             * @description `dwell` is lower case.
             * @enum {string}
             */
            triggered_at: "ENTRY" | "EXIT" | "dwell";
            /** @description Required where `triggered_at` is `dwell`. */
            dwell_time_value?: string;
            /**
             * @description Required if `triggered_at` is `dwell`.
             * @enum {string}
             */
            dwell_time_granularity?: "MINUTES" | "HOURS" | "DAYS";
        };
        /** @description `name`, `content_type`, `user_attribute_identifier` and `subscription_category` are required for a test with inline content, but not at creation or in draft mode. */
        EmailBasicDetails: {
            /** @description Name of the campaign. Required for tests with inline content. */
            name?: string;
            /** @description The business event of the campaign. */
            business_event?: string;
            /**
             * @description The type of the content. Required for tests with inline content.
             * @enum {string}
             */
            content_type?: "PROMOTIONAL" | "TRANSACTIONAL";
            /** @description A category configured in the workspace. Required for PROMOTIONAL campaigns and for tests with inline content. */
            subscription_category?: string;
            /** @description Tags of the campaign. */
            tags?: string[];
            /** @description The team of the campaign. */
            team?: string;
            /**
             * @description The identifier of the user attribute. Required for tests with inline content.
             * @default Email (Standard)
             */
            user_attribute_identifier?: string;
        };
        /** @description Basic details of an unknown channel, with the fields of either channel. */
        EitherBasicDetails: {
            /** @description Name of the campaign. */
            name?: string;
            /** @description Required for BUSINESS_EVENT_TRIGGERED. */
            business_event?: string;
            /** @description Tags of the campaign. */
            tags?: string[];
            /** @description The team of the campaign. */
            team?: string;
            /** @description The target platforms. */
            platforms?: ("ANDROID" | "IOS" | "WEB")[];
            /** @description Required for platform iOS and delivery type BROADCAST_LIVE_ACTIVITY. */
            broadcast_live_activity_id?: string;
            /** @description Required for LOCATION_TRIGGERED. */
            geofences?: Geofences;
            /** @description For event-triggered campaigns. */
            send_to_triggered_platform_only?: boolean;
            /** @description Details of single platforms. */
            platform_specific_details?: PlatformSpecificDetails;
            /**
             * @description The type of the content. Required for tests with inline content.
             * @enum {string}
             */
            content_type?: "PROMOTIONAL" | "TRANSACTIONAL";
            /** @description A category configured in the workspace. Required for PROMOTIONAL campaigns and for tests with inline content. */
            subscription_category?: string;
            /**
             * @description The identifier of the user attribute. Required for tests with inline content.
             * @default Email (Standard)
             */
            user_attribute_identifier?: string;
        };
        /** @description The connector that sends an e-mail. */
        Connector: {
            /** @description A connector configured in the workspace. */
            connector_type: string;
            /** @description Name of the connector. */
            connector_name: string;
        };
        /** @description The content of a campaign, with its locales and variations. */
        CampaignContent: {
            /** @description Names of the locales except `default`, which always exists and is not listed. */
            locales?: string[];
            /** @description How the audience is divided among the variations. */
            variation_details?: VariationDetails;
            /** @description Flat: `push` or `email` directly, only without locales and variations. Keyed: locale, then variation, then `push` or `email`; the locale `default` is required, and `locales` must list the others. Users of the keyed structure in an earlier version of the API must still use it. */
            content?: Content;
        };
        /** @description Flat: `push` or `email` directly, only without locales and variations. Keyed: locale, then variation, then `push` or `email`; the locale `default` is required, and `locales` must list the others. Users of the keyed structure in an earlier version of the API must still use it. */
        Content: {
            /** @description The content of a Push message for each platform. */
            push: PushContent;
            /** @description The content of an e-mail. */
            email?: EmailContent;
        } | {
            /** @description The content of a Push message for each platform. */
            push?: PushContent;
            /** @description The content of an e-mail. */
            email: EmailContent;
        } | KeyedContent;
        /** @description The content of one locale, keyed by variation. */
        LocaleContent: KeyedLocaleContent;
        /** @description The content of one variation. */
        MessageBody: {
            /** @description The content of a Push message for each platform. */
            push?: PushContent;
            /** @description The content of an e-mail. */
            email?: EmailContent;
        };
        /** @description How the audience is divided among the variations. */
        VariationDetails: {
            /**
             * @description Manual or auto-optimized. OPTIMIZED stands for the name of the auto-optimized type, which contains the product name of the service.
             * @enum {string}
             */
            distribution_type?: "MANUAL" | "OPTIMIZED" | (string & {});
            /** @description The number of variations. */
            no_of_variations?: number;
            /** @description Maps variations, named `variation_N`, to their percentages. Required for the type MANUAL. */
            manual_distribution_percentage?: {
                [key: string]: number;
            };
            /** @description Hours of collecting results before a winner is declared. Required for the auto-optimized type. */
            optimizer_campaign_duration?: number;
            /**
             * @description Required for the auto-optimized type.
             * @enum {string}
             */
            optimizer_distribution_metric?: "OPEN_RATE" | "CLICK_RATE" | "BOTH";
        };
        /** @description The content of an e-mail. */
        EmailContent: {
            /** @description Not required with `custom_template_id`. */
            subject?: string;
            /** @description Not required with `custom_template_id`. */
            preview_text?: string;
            /** @description Not required with `custom_template_id`. */
            sender_name?: string;
            /** @description An e-mail address, or a personalization template. */
            from_address?: string;
            /** @description An e-mail address, or a personalization template. */
            reply_to_address?: string;
            /** @description Addresses that get a copy. */
            cc_ids?: string[];
            /** @description Addresses that get a blind copy. */
            bcc_ids?: string[];
            /** @description Optional with `custom_template_id`. */
            html_content?: string;
            /**
             * @description Required if the HTML was written in Ace Editor.
             * @default Froala Editor
             * @enum {string}
             */
            email_editor?: "Froala Editor" | "Ace Editor";
            /** @description Optional with `html_content`. */
            custom_template_id?: string;
            /** @description Version of the custom template. */
            custom_template_version?: number;
            /** @description The attachments. */
            attachments?: EmailAttachment[];
        };
        /** @description An attachment of an e-mail. */
        EmailAttachment: {
            /**
             * @description The type of the attachment.
             * @enum {string}
             */
            file_type?: "URL" | "PERSONALIZED_ATTACHMENT";
            /** @description URL of the attachment. */
            url?: string;
        };
        /** @description The content of a Push message for each platform. */
        PushContent: {
            /** @description The content of a Push message on Android. */
            android?: AndroidContent;
            /** @description The content of a Push message on iOS. */
            ios?: IosContent;
            /** @description The content of a Push message on the web. */
            web?: WebContent;
        };
        /** @description The content of a Push message on Android. */
        AndroidContent: {
            /**
             * @description The template of the message.
             * @enum {string}
             */
            template_type?: "BASIC" | "STYLIZED_BASIC" | "SIMPLE_IMAGE_CAROUSEL" | "IMAGE_BANNER_WITH_TEXT" | "TIMER" | "TIMER_WITH_PROGRESS_BAR" | "Custom";
            /** @description Required if `template_type` is Custom. */
            custom_template_id?: string;
            /** @description Version of the custom template. */
            custom_template_version?: number;
            /** @description Texts, images, colors and the default click action of a message on Android. */
            basic_details?: AndroidBasicDetails;
            /** @description Required for TIMER and TIMER_WITH_PROGRESS_BAR. */
            timer?: AndroidTimer;
            /** @description The buttons of the message. */
            buttons?: Implied<AndroidButton[]>;
            /** @description Advanced settings of a message on Android. */
            advanced?: AndroidAdvanced;
            /** @description The backup of the template. */
            template_backup?: Implied<{
                [key: string]: unknown;
            }>;
        };
        /** @description The content of a Push message on iOS. */
        IosContent: {
            /**
             * @description The template of the message.
             * @enum {string}
             */
            template_type?: "BASIC" | "STYLIZED_BASIC" | "SIMPLE_IMAGE_CAROUSEL" | "Custom";
            /** @description Required if `template_type` is Custom. */
            custom_template_id?: string;
            /** @description Version of the custom template. */
            custom_template_version?: Implied<number>;
            /** @description Basic details of the message. */
            basic_details?: Implied<{
                [key: string]: unknown;
            }>;
            /** @description The buttons of the message. */
            buttons?: Implied<unknown[]>;
            /** @description Advanced settings of the message. */
            advanced?: Implied<{
                [key: string]: unknown;
            }>;
            /** @description The backup of the template. */
            template_backup?: Implied<{
                [key: string]: unknown;
            }>;
        };
        /** @description The content of a Push message on the web. */
        WebContent: {
            /**
             * @description The template of the message.
             * @enum {string}
             */
            template_type?: "BASIC";
            /** @description Basic details of the message. */
            basic_details?: Implied<{
                [key: string]: unknown;
            }>;
            /** @description The buttons of the message. */
            buttons?: Implied<unknown[]>;
            /** @description Advanced settings of the message. */
            advanced?: Implied<{
                [key: string]: unknown;
            }>;
        };
        /** @description Texts, images, colors and the default click action of a message on Android. */
        AndroidBasicDetails: {
            /** @description The notification channel. */
            notification_channel?: string;
            /** @description For IMAGE_BANNER_WITH_TEXT. */
            include_app_name_and_time?: boolean;
            /**
             * @description A color of 3, 4, 6 or 8 hexadecimal digits, with or without `#`.
             * @example #1A73E8
             */
            background_color_code?: string;
            /**
             * @description A color of 3, 4, 6 or 8 hexadecimal digits, with or without `#`.
             * @example #1A73E8
             */
            app_name_color_code?: string;
            /**
             * @description The color of the notification controls.
             * @enum {string}
             */
            notification_control_color?: "LIGHT" | "DARK";
            /** @description Whether to include title and message. */
            include_title_and_message?: boolean;
            /** @description Whether to apply the background color in the text editor. */
            apply_background_color_in_text_editor?: boolean;
            /** @description Title of the notification. */
            title?: Implied<string>;
            /** @description Text of the notification; HTML is allowed. */
            message?: Implied<string>;
            /** @description Summary of the notification. */
            summary?: Implied<string>;
            /** @description A URI, or a personalization template. */
            image_url?: string;
            /**
             * @description How the image is scaled.
             * @enum {string}
             */
            image_scaling?: "FIT_INSIDE_IMAGE_CONTAINER" | "FILL_IMAGE_CONTAINER";
            /** @description Required for IMAGE_BANNER_WITH_TEXT. */
            banner_image_url?: string;
            /** @description For BASIC. */
            input_gif_url?: string;
            /** @description The collapsed notification. */
            collapsed_push_notification?: string;
            /** @description The content of the carousel. */
            carousel_content?: unknown;
            /**
             * @description The action of a click on the notification.
             * @enum {string}
             */
            default_click_action?: "DEEPLINKING" | "NAVIGATE_TO_A_SCREEN" | "RICH_LANDING";
            /** @description The value of the default click action. */
            default_click_action_value?: string;
            /** @description Key-value pairs of the message. */
            key_value_pairs?: Implied<{
                [key: string]: unknown;
            }>[];
        };
        /** @description Required for TIMER and TIMER_WITH_PROGRESS_BAR. */
        AndroidTimer: {
            /**
             * @description When the timer ends.
             * @enum {string}
             */
            timer_ends_at?: "DURATION" | "SPECIFIC_TIME_USER_TIMEZONE" | "SPECIFIC_TIME_CAMPAIGN_TIMEZONE";
            /** @description Required if `personalized_value` is true. */
            specific_time?: string;
            /** @description Required for the two SPECIFIC_TIME values. */
            time_period?: string;
            /** @description Whether the value of the timer is personalized. */
            personalized_value?: boolean;
            /** @description Required where `personalized_value` is false. */
            duration_hour?: string;
            /** @description Required if `personalized_value` is false. */
            duration_minute?: string;
        };
        /** @description A button of a message on Android. */
        AndroidButton: {
            /** @description Name of the button. */
            btn_name?: Implied<string>;
            /**
             * @description The type of the action of a click.
             * @enum {string}
             */
            click_action_type?: "DEEPLINKING" | "NAVIGATE_TO_A_SCREEN" | "RICH_LANDING" | "CALL" | "SHARE" | "COPY" | "SET_USER_ATTRIBUTE" | "TRACK_EVENT" | "CUSTOM_ACTION" | "SNOOZE" | "REMIND_LATER";
            /** @description The name of the action of a click. */
            click_action_name?: Implied<string>;
            /** @description The value of the action of a click. */
            click_action_value?: Implied<string>;
            /** @description Key-value pairs of the button. */
            key_value_pairs?: Implied<unknown[]>;
        };
        /** @description Advanced settings of a message on Android. */
        AndroidAdvanced: {
            /** @description The coupon code. */
            coupon_code?: string;
            /** @description The type of the icon in the notification. */
            icon_type_in_notification?: string;
            /** @description Whether to use the large icon. */
            use_large_icon?: boolean;
            /** @description Whether the notification is sticky. */
            make_notification_sticky?: boolean;
            /** @description Required if `make_notification_sticky` or `auto_dismiss_notification` is true. */
            dismiss_button_text?: string;
            /** @description Whether the notification is dismissed automatically. */
            auto_dismiss_notification?: boolean;
            /** @description Required if `auto_dismiss_notification` is true. */
            auto_dismiss_notification_time_value?: number;
            /**
             * @description The unit of a time value.
             * @enum {string}
             */
            auto_dismiss_notification_time_granularity?: "MINUTES" | "HOURS" | "DAYS";
            [key: string]: unknown;
        };
        /** @description Correlates with the request id. */
        ResponseId: string;
        /**
         * @description `campaign`.
         * @example campaign
         */
        ResponseType: string;
        /** @description The results of a test. */
        TestResponse: {
            /** @description Correlates with the request id. */
            response_id: string;
            /**
             * @description `campaign`.
             * @example campaign
             */
            type: string;
            /** @description The results of the test, with a summary. */
            data: {
                /** @description One entry per sent test, keyed `{PLATFORM}_{locale}_{variation}`. The platform of e-mail is EMAIL. The locale is `default` if none is configured, and the variation `variation_1` if there is no A/B test. If the request has `platform`, `locale_name` or `variation`, only matching entries appear. */
                data: TestResults;
                /** @description A summary. */
                message: string;
            };
        };
        /** @description One entry per sent test, keyed `{PLATFORM}_{locale}_{variation}`. The platform of e-mail is EMAIL. The locale is `default` if none is configured, and the variation `variation_1` if there is no A/B test. If the request has `platform`, `locale_name` or `variation`, only matching entries appear. */
        TestResults: {
            [key: string]: TestResult;
        };
        /** @description The result of one sent test. */
        TestResult: {
            /**
             * @description Whether the test was sent.
             * @enum {string}
             */
            status: "SENT" | "FAILED";
            /** @description Present only if `status` is FAILED. */
            failure_reason?: string;
        };
        /** @description The response to a status change. */
        StatusChangeResponse: {
            /** @description Correlates with the request id. */
            response_id: string;
            /**
             * @description `campaign`.
             * @example campaign
             */
            type: string;
            /** @description Does not include the resulting status. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description The response to the creation of a draft. */
        CreateCampaignResponse: {
            /** @description Correlates with the request id. */
            response_id: string;
            /**
             * @description `campaign`.
             * @example campaign
             */
            type: string;
            /** @description Has the `id` of the draft, an ObjectId. */
            data: {
                /** @description Id of the draft. */
                id?: string;
                [key: string]: unknown;
            };
        };
        /** @description A response with a campaign. */
        CampaignResponse: {
            /** @description Correlates with the request id. */
            response_id: string;
            /**
             * @description `campaign`.
             * @example campaign
             */
            type: string;
            /** @description The campaign. */
            data: unknown;
        };
        /** @description The execution history. */
        ExecutionsResponse: {
            /** @description Correlates with the request id. */
            response_id: string;
            /**
             * @description `campaign`.
             * @example campaign
             */
            type: string;
            /** @description Child campaign ids, sent times, statuses, and the total count of instances. */
            data: unknown;
        };
        /** @description A page of campaigns. */
        SearchResponse: {
            /** @description Correlates with the request id. */
            response_id: string;
            /**
             * @description `campaign`.
             * @example campaign
             */
            type: string;
            /** @description The campaigns, as an array or as the only array in an object. */
            data: unknown;
        };
        /** @description A campaign that was found. */
        SearchResult: {
            /** @description Id of the campaign; with versioning, of this version. Was `campaign_id` in earlier versions. */
            id: string;
            /**
             * @description The channel of the campaign.
             * @enum {string}
             */
            channel?: "PUSH" | "EMAIL" | "SMS";
            /** @description If the workspace has versioning on. */
            version_number?: unknown;
            [key: string]: unknown;
        };
        /**
         * @description Machine-readable code of an error.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_FAILED" | "UNPROCESSABLE_ENTITY" | "BAD_REQUEST" | "RATE_LIMITED" | "UNAUTHORIZED" | "INTERNAL_ERROR" | "FORBIDDEN";
        /** @description One violation. */
        ErrorDetail: {
            /** @description The invalid field, in dot notation. */
            target: string;
            /** @description What is wrong, for people to read. */
            message: string;
        };
        /** @description The body of every error response. */
        ErrorEnvelope: {
            /** @description Correlates with the request id. */
            response_id: string;
            /** @description The error. */
            error: {
                /**
                 * @description Machine-readable code of an error.
                 * @enum {string}
                 */
                code: "VALIDATION_FAILED" | "UNPROCESSABLE_ENTITY" | "BAD_REQUEST" | "RATE_LIMITED" | "UNAUTHORIZED" | "INTERNAL_ERROR" | "FORBIDDEN";
                /** @description What is wrong, for people to read. */
                message: string;
                /** @description The target of the first violation; empty if it has none. */
                target?: string;
                /** @description The violations. */
                details: ErrorDetail[];
                /** @description The request id of the failed call; empty if it had none. */
                request_id: string;
            };
        };
        /** @description An error envelope with the code BAD_REQUEST and empty details. */
        ConflictEnvelope: {
            /** @description Correlates with the request id. */
            response_id: string;
            /** @description The error. */
            error: {
                /**
                 * @description Machine-readable code of an error.
                 * @constant
                 * @enum {string}
                 */
                code: "BAD_REQUEST";
                /** @description What is wrong, for people to read. */
                message: string;
                /** @description The target of the first violation; empty if it has none. */
                target?: string;
                /** @description The violations. */
                details: ErrorDetail[];
                /** @description The request id of the failed call; empty if it had none. */
                request_id: string;
            };
        };
        /** @description The content of one variation. */
        MessageBodyWithoutEmailBodies: {
            /** @description The content of a Push message for each platform. */
            push?: PushContent;
            email?: never;
        };
        /** @description The content of one locale, keyed by variation. */
        KeyedLocaleContentWithoutEmailBodies: Flatten<{
            push?: never;
            email?: never;
        } & {
            [key: string]: MessageBodyWithoutEmailBodies;
        }>;
        /** @description Flat: `push` or `email` directly, only without locales and variations. Keyed: locale, then variation, then `push` or `email`; the locale `default` is required, and `locales` must list the others. Users of the keyed structure in an earlier version of the API must still use it. */
        KeyedContentWithoutEmailBodies: Flatten<{
            /** @description The content of one locale, keyed by variation. */
            default: KeyedLocaleContentWithoutEmailBodies;
            push?: never;
            email?: never;
        } & {
            [key: string]: KeyedLocaleContentWithoutEmailBodies;
        }>;
        /** @description Flat: `push` or `email` directly, only without locales and variations. Keyed: locale, then variation, then `push` or `email`; the locale `default` is required, and `locales` must list the others. Users of the keyed structure in an earlier version of the API must still use it. */
        ContentWithoutEmailBodies: {
            /** @description The content of a Push message for each platform. */
            push: PushContent;
        } | KeyedContentWithoutEmailBodies;
        /** @description The content of a campaign, with its locales and variations. */
        CampaignContentWithoutEmailBodies: {
            /** @description Names of the locales except `default`, which always exists and is not listed. */
            locales?: string[];
            /** @description How the audience is divided among the variations. */
            variation_details?: VariationDetails;
            /** @description Flat: `push` or `email` directly, only without locales and variations. Keyed: locale, then variation, then `push` or `email`; the locale `default` is required, and `locales` must list the others. Users of the keyed structure in an earlier version of the API must still use it. */
            content?: ContentWithoutEmailBodies;
        };
        /** @description The content of one variation. */
        MessageBodyWithoutPushBodies: {
            push?: never;
            /** @description The content of an e-mail. */
            email?: EmailContent;
        };
        /** @description The content of one locale, keyed by variation. */
        KeyedLocaleContentWithoutPushBodies: Flatten<{
            push?: never;
            email?: never;
        } & {
            [key: string]: MessageBodyWithoutPushBodies;
        }>;
        /** @description Flat: `push` or `email` directly, only without locales and variations. Keyed: locale, then variation, then `push` or `email`; the locale `default` is required, and `locales` must list the others. Users of the keyed structure in an earlier version of the API must still use it. */
        KeyedContentWithoutPushBodies: Flatten<{
            /** @description The content of one locale, keyed by variation. */
            default: KeyedLocaleContentWithoutPushBodies;
            push?: never;
            email?: never;
        } & {
            [key: string]: KeyedLocaleContentWithoutPushBodies;
        }>;
        /** @description Flat: `push` or `email` directly, only without locales and variations. Keyed: locale, then variation, then `push` or `email`; the locale `default` is required, and `locales` must list the others. Users of the keyed structure in an earlier version of the API must still use it. */
        ContentWithoutPushBodies: {
            /** @description The content of an e-mail. */
            email: EmailContent;
        } | KeyedContentWithoutPushBodies;
        /** @description The content of a campaign, with its locales and variations. */
        CampaignContentWithoutPushBodies: {
            /** @description Names of the locales except `default`, which always exists and is not listed. */
            locales?: string[];
            /** @description How the audience is divided among the variations. */
            variation_details?: VariationDetails;
            /** @description Flat: `push` or `email` directly, only without locales and variations. Keyed: locale, then variation, then `push` or `email`; the locale `default` is required, and `locales` must list the others. Users of the keyed structure in an earlier version of the API must still use it. */
            content?: ContentWithoutPushBodies;
        };
        /** @description Flat: `push` or `email` directly, only without locales and variations. Keyed: locale, then variation, then `push` or `email`; the locale `default` is required, and `locales` must list the others. Users of the keyed structure in an earlier version of the API must still use it. */
        KeyedContent: Flatten<{
            /** @description The content of one locale, keyed by variation. */
            default: LocaleContent;
            push?: never;
            email?: never;
        } & {
            [key: string]: LocaleContent;
        }>;
        /** @description The content of one locale, keyed by variation. */
        KeyedLocaleContent: Flatten<{
            push?: never;
            email?: never;
        } & {
            [key: string]: MessageBody;
        }>;
    };
    responses: {
        /** @description The test was sent; `data` reports failed sends. */
        TestSent: {
            content: {
                "application/json": TestResponse;
            };
        };
        /** @description The status change was accepted. The response does not include the resulting status; read it with `GET /v5/campaigns/{campaign_id}`. */
        StatusChangeAccepted: {
            content: {
                "application/json": StatusChangeResponse;
            };
        };
        /** @description The draft was created. */
        CampaignCreated: {
            content: {
                "application/json": CreateCampaignResponse;
            };
        };
        /** @description The campaign was updated or published. */
        CampaignUpdated: {
            content: {
                "application/json": CampaignResponse;
            };
        };
        /** @description The draft can be published. */
        CampaignValid: {
            content: {
                "application/json": CampaignResponse;
            };
        };
        /** @description The campaign. */
        CampaignFound: {
            content: {
                "application/json": CampaignResponse;
            };
        };
        /** @description The execution history. */
        ExecutionsFound: {
            content: {
                "application/json": ExecutionsResponse;
            };
        };
        /** @description A page of at most 15 and at most `limit` campaigns. A page with fewer than `limit` is the last. There is no `total_count`. */
        CampaignsFound: {
            content: {
                "application/json": SearchResponse;
            };
        };
        /** @description The request is invalid. `details` has one entry per violation; `error.target` is the target of the first, or empty. */
        BadRequest: {
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description Credentials are missing or invalid. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description The API key does not have a required permission. */
        Forbidden: {
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description The campaign does not exist. */
        CampaignUnknown: {
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description The path does not allow the method; `Allow` lists the allowed ones. */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description The Idempotency-Key was used with a different body, or a call with it is still in progress (for a test, the send). Retry with a new key. */
        Conflict: {
            content: {
                "application/json": ConflictEnvelope;
            };
        };
        /** @description The body is larger than the server accepts. */
        BodyTooLarge: {
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description The body does not have a JSON media type. */
        UnsupportedMediaType: {
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description The request is valid, but the state of the campaign does not allow it. `details` has one entry per violation. */
        Unprocessable: {
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description Too many requests in one of the windows. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description The server failed. */
        InternalError: {
            content: {
                "application/json": ErrorEnvelope;
            };
        };
    };
    parameters: {
        /**
         * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
         * @example SHOP_WORKSPACE
         */
        TenantId: string;
        /**
         * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
         * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
         */
        RequestId: string;
        /**
         * @description A UUID v4, required on every POST and PATCH except validate. A request that repeats a key gets the same response body.
         * @example 4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b
         */
        IdempotencyKey: string;
        /**
         * @description Id of the campaign, the same for all its versions; 24 hexadecimal characters.
         * @example 65f1c2a9d4e8b7a6c5d4e3f2
         */
        CampaignId: string;
        /**
         * @description Id of the published campaign, an ObjectId.
         * @example 65f1c2a9d4e8b7a6c5d4e3f2
         */
        PublishedCampaignId: string;
        /**
         * @description Id of the PERIODIC or BUSINESS_EVENT_TRIGGERED campaign; 24 hexadecimal characters.
         * @example 65f1c2a9d4e8b7a6c5d4e3f2
         */
        ParentCampaignId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The methods of the path, separated by commas.
         * @example GET, PATCH
         */
        Allow: string;
        /** @description Whole seconds to wait before the next attempt, at least 1. */
        RetryAfter: number;
        /**
         * @description The authentication scheme, Basic.
         * @example Basic
         */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createCampaign: {
        parameters: {
            header: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: string;
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: string;
                /**
                 * @description A UUID v4, required on every POST and PATCH except validate. A request that repeats a key gets the same response body.
                 * @example 4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b
                 */
                "Idempotency-Key": string;
            };
        };
        requestBody: {
            content: {
                "application/json": CreateCampaignRequest;
            };
        };
        responses: {
            200: components["responses"]["CampaignCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getCampaign: {
        parameters: {
            header?: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: string;
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: string;
            };
            path: {
                /**
                 * @description Id of the campaign, the same for all its versions; 24 hexadecimal characters.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                campaign_id: string;
            };
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CampaignFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CampaignUnknown"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updateCampaign: {
        parameters: {
            header: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: string;
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: string;
                /**
                 * @description A UUID v4, required on every POST and PATCH except validate. A request that repeats a key gets the same response body.
                 * @example 4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b
                 */
                "Idempotency-Key": string;
            };
            path: {
                /**
                 * @description Id of the campaign, the same for all its versions; 24 hexadecimal characters.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                campaign_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": UpdateCampaignRequest;
            };
        };
        responses: {
            200: components["responses"]["CampaignUpdated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CampaignUnknown"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    validateCampaign: {
        parameters: {
            header?: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: string;
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: string;
            };
            path: {
                /**
                 * @description Id of the campaign, the same for all its versions; 24 hexadecimal characters.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                campaign_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": ValidateCampaignRequest;
            };
        };
        responses: {
            200: components["responses"]["CampaignValid"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CampaignUnknown"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    changeCampaignStatus: {
        parameters: {
            header: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: string;
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: string;
                /**
                 * @description A UUID v4, required on every POST and PATCH except validate. A request that repeats a key gets the same response body.
                 * @example 4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b
                 */
                "Idempotency-Key": string;
            };
            path: {
                /**
                 * @description Id of the published campaign, an ObjectId.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                campaign_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": StatusChangeRequest;
            };
        };
        responses: {
            200: components["responses"]["StatusChangeAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CampaignUnknown"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listCampaignExecutions: {
        parameters: {
            header: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: string;
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: string;
                /**
                 * @description A UUID v4, required on every POST and PATCH except validate. A request that repeats a key gets the same response body.
                 * @example 4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b
                 */
                "Idempotency-Key": string;
            };
            path: {
                /**
                 * @description Id of the PERIODIC or BUSINESS_EVENT_TRIGGERED campaign; 24 hexadecimal characters.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                parent_campaign_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": ListExecutionsRequest;
            };
        };
        responses: {
            200: components["responses"]["ExecutionsFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CampaignUnknown"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    searchCampaigns: {
        parameters: {
            header: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: string;
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: string;
                /**
                 * @description A UUID v4, required on every POST and PATCH except validate. A request that repeats a key gets the same response body.
                 * @example 4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b
                 */
                "Idempotency-Key": string;
            };
        };
        requestBody: {
            content: {
                "application/json": SearchRequest;
            };
        };
        responses: {
            200: components["responses"]["CampaignsFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    testCampaign: {
        parameters: {
            header: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: string;
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: string;
                /**
                 * @description A UUID v4, required on every POST and PATCH except validate. A request that repeats a key gets the same response body.
                 * @example 4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b
                 */
                "Idempotency-Key": string;
            };
        };
        requestBody: {
            content: {
                "application/json": TestRequest;
            };
        };
        responses: {
            200: components["responses"]["TestSent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
}
export type PushTestRequest = components["schemas"]["PushTestRequest"];
export type EmailTestRequest = components["schemas"]["EmailTestRequest"];
export type ChannellessTestRequest = components["schemas"]["ChannellessTestRequest"];
export type PushBasicDetails = components["schemas"]["PushBasicDetails"];
export type CampaignContentWithoutEmailBodies = components["schemas"]["CampaignContentWithoutEmailBodies"];
export type PersonalizationDetails = components["schemas"]["PersonalizationDetails"];
export type TestCampaignMeta = components["schemas"]["TestCampaignMeta"];
export type EmailBasicDetails = components["schemas"]["EmailBasicDetails"];
export type Connector = components["schemas"]["Connector"];
export type CampaignContentWithoutPushBodies = components["schemas"]["CampaignContentWithoutPushBodies"];
export type EitherBasicDetails = components["schemas"]["EitherBasicDetails"];
export type CampaignContent = components["schemas"]["CampaignContent"];
export type CreatePushCampaignRequest = components["schemas"]["CreatePushCampaignRequest"];
export type CreateEmailCampaignRequest = components["schemas"]["CreateEmailCampaignRequest"];
export type UpdateStatus = components["schemas"]["UpdateStatus"];
export type CampaignFields = components["schemas"]["CampaignFields"];
export type Geofences = components["schemas"]["Geofences"];
export type PlatformSpecificDetails = components["schemas"]["PlatformSpecificDetails"];
export type IosAudience = components["schemas"]["IosAudience"];
export type VariationDetails = components["schemas"]["VariationDetails"];
export type Content = components["schemas"]["Content"];
export type PushContent = components["schemas"]["PushContent"];
export type EmailContent = components["schemas"]["EmailContent"];
export type KeyedContent = components["schemas"]["KeyedContent"];
export type KeyedLocaleContent = components["schemas"]["KeyedLocaleContent"];
export type EmailAttachment = components["schemas"]["EmailAttachment"];
export type AndroidContent = components["schemas"]["AndroidContent"];
export type IosContent = components["schemas"]["IosContent"];
export type WebContent = components["schemas"]["WebContent"];
export type AndroidBasicDetails = components["schemas"]["AndroidBasicDetails"];
export type AndroidTimer = components["schemas"]["AndroidTimer"];
export type AndroidButton = components["schemas"]["AndroidButton"];
export type AndroidAdvanced = components["schemas"]["AndroidAdvanced"];
export type TestResults = components["schemas"]["TestResults"];
export type TestResult = components["schemas"]["TestResult"];
export type ErrorDetail = components["schemas"]["ErrorDetail"];
export type MessageBodyWithoutEmailBodies = components["schemas"]["MessageBodyWithoutEmailBodies"];
export type KeyedLocaleContentWithoutEmailBodies = components["schemas"]["KeyedLocaleContentWithoutEmailBodies"];
export type KeyedContentWithoutEmailBodies = components["schemas"]["KeyedContentWithoutEmailBodies"];
export type ContentWithoutEmailBodies = components["schemas"]["ContentWithoutEmailBodies"];
export type MessageBodyWithoutPushBodies = components["schemas"]["MessageBodyWithoutPushBodies"];
export type KeyedLocaleContentWithoutPushBodies = components["schemas"]["KeyedLocaleContentWithoutPushBodies"];
export type KeyedContentWithoutPushBodies = components["schemas"]["KeyedContentWithoutPushBodies"];
export type ContentWithoutPushBodies = components["schemas"]["ContentWithoutPushBodies"];
export type LocaleContent = components["schemas"]["LocaleContent"];
export type MessageBody = components["schemas"]["MessageBody"];
export type TestResponse = components["schemas"]["TestResponse"];
export type StatusChangeResponse = components["schemas"]["StatusChangeResponse"];
export type CreateCampaignResponse = components["schemas"]["CreateCampaignResponse"];
export type CampaignResponse = components["schemas"]["CampaignResponse"];
export type ExecutionsResponse = components["schemas"]["ExecutionsResponse"];
export type SearchResponse = components["schemas"]["SearchResponse"];
export type ErrorEnvelope = components["schemas"]["ErrorEnvelope"];
export type ConflictEnvelope = components["schemas"]["ConflictEnvelope"];
export type CreateCampaignRequest = components["schemas"]["CreateCampaignRequest"];
export type UpdateCampaignRequest = components["schemas"]["UpdateCampaignRequest"];
export type ValidateCampaignRequest = components["schemas"]["ValidateCampaignRequest"];
export type StatusChangeRequest = components["schemas"]["StatusChangeRequest"];
export type ListExecutionsRequest = components["schemas"]["ListExecutionsRequest"];
export type SearchRequest = components["schemas"]["SearchRequest"];
export type TestRequest = components["schemas"]["TestRequest"];

type Flatten<Type> = Type extends unknown ? { [Key in keyof Type]: Type[Key] } : never
