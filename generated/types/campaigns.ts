// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/v5/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a draft
         * @description Creates a draft from only `channel`, `campaign_delivery_type` and `created_by`. Content, audience
         *     and scheduling are added by updates. SMS campaigns and BROADCAST_LIVE_ACTIVITY cannot be created.
         *     Use the `id` in the response as `draft_id` of a test send.
         */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/campaigns/{campaign_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign, the same for all its versions; 24 hexadecimal characters.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                campaign_id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /**
         * Read one campaign
         * @description Returns lightweight metadata of one campaign by its id. After a status change, read the
         *     resulting status here.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update parts of a campaign, or publish it
         * @description Replaces the submitted parts; each is validated in full before the draft changes. With
         *     `{status: PUBLISH}`, a draft that passes publish validation becomes ACTIVE. With versioning,
         *     publishing an update to a live campaign creates a new document with an incremented
         *     `version_number`. SMS campaigns cannot be updated.
         */
        patch: operations["updateCampaign"];
        trace?: never;
    };
    "/v5/campaigns/{campaign_id}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign, the same for all its versions; 24 hexadecimal characters.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                campaign_id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a draft could be published
         * @description Validates the draft as publishing would, without any change. The only POST that does not need an
         *     Idempotency-Key. The body is optional.
         */
        post: operations["validateCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/campaigns/{campaign_id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the published campaign, an ObjectId.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                campaign_id: components["parameters"]["PublishedCampaignId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
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
        trace?: never;
    };
    "/v5/campaigns/{parent_campaign_id}/executions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the PERIODIC or BUSINESS_EVENT_TRIGGERED campaign; 24 hexadecimal characters.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                parent_campaign_id: components["parameters"]["ParentCampaignId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the execution history
         * @description Returns the execution history of a PERIODIC or BUSINESS_EVENT_TRIGGERED campaign: the ids of its
         *     child campaigns, their sent times and statuses, and the total number of instances. The body is
         *     optional.
         */
        post: operations["listCampaignExecutions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/campaigns/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search campaigns
         * @description Searches and filters the campaigns of the workspace. Drafts are excluded unless
         *     `campaign_fields.status` includes DRAFT. A page has at most 15 campaigns and there is no
         *     `total_count`: continue until a page has fewer than `limit`. The old filter `delivery_type` is
         *     not recognised; it finds nothing and returns no error.
         */
        post: operations["searchCampaigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/campaigns/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The request id, unless the header X-SVC-Request-Id has it. A UUID v4 is recommended. Used for idempotency. */
        RequestId: string;
        /** @description An ObjectId: 24 hexadecimal characters. */
        ObjectId: string;
        /** @description A personalisation template, filled in when the message is sent. */
        Template: unknown;
        EmailOrTemplate: string | unknown | components["schemas"]["Template"];
        UriOrTemplate: string | unknown | components["schemas"]["Template"];
        DateTimeOrTemplate: string | unknown | components["schemas"]["Template"];
        /** @description A colour of 3, 4, 6 or 8 hexadecimal digits, with or without `#`. */
        HexColorOrTemplate: string | unknown | components["schemas"]["Template"];
        /** @enum {string} */
        Platform: "ANDROID" | "IOS" | "WEB";
        /** @enum {string} */
        TimeGranularity: "MINUTES" | "HOURS" | "DAYS";
        /**
         * @description How the campaign is delivered. DEVICE_TRIGGERED and LOCATION_TRIGGERED are for Push only. BROADCAST_LIVE_ACTIVITY is for Push on iOS only and cannot be created.
         * @enum {string}
         */
        CreatableDeliveryType: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED";
        /** @description One of two shapes, selected by `channel`. With `draft_id`, the test sends a saved draft; without it, the content in the request. With `draft_id`, the default of `channel` is that of the draft. */
        TestRequest: components["schemas"]["PushTestRequest"] | components["schemas"]["EmailTestRequest"] | components["schemas"]["ChannellessTestRequest"];
        PushTestRequest: {
            request_id?: components["schemas"]["RequestId"];
            /**
             * @description Required without `draft_id`.
             * @constant
             */
            channel: "PUSH";
            draft_id?: components["schemas"]["DraftId"];
            basic_details?: components["schemas"]["PushBasicDetails"];
            /** @description For channel EMAIL only. */
            connector?: unknown;
            campaign_content?: components["schemas"]["CampaignContent"];
            personalization_details?: components["schemas"]["PersonalizationDetails"];
            test_campaign_meta: components["schemas"]["TestCampaignMeta"];
        };
        EmailTestRequest: {
            request_id?: components["schemas"]["RequestId"];
            /**
             * @description Required without `draft_id`.
             * @constant
             */
            channel: "EMAIL";
            draft_id?: components["schemas"]["DraftId"];
            basic_details?: components["schemas"]["EmailBasicDetails"];
            connector?: components["schemas"]["Connector"];
            campaign_content?: components["schemas"]["CampaignContent"];
            personalization_details?: components["schemas"]["PersonalizationDetails"];
            test_campaign_meta: components["schemas"]["TestCampaignMeta"];
        };
        /** @description A test without `channel` in the body, which is allowed with `draft_id`. Basic details can have the fields of either channel. */
        ChannellessTestRequest: {
            request_id?: components["schemas"]["RequestId"];
            channel?: never;
            draft_id?: components["schemas"]["DraftId"];
            basic_details?: components["schemas"]["EitherBasicDetails"];
            connector?: components["schemas"]["Connector"];
            campaign_content?: components["schemas"]["CampaignContent"];
            personalization_details?: components["schemas"]["PersonalizationDetails"];
            test_campaign_meta: components["schemas"]["TestCampaignMeta"];
        };
        /** @description Id of a saved draft: the `id` returned by its creation. Selects draft mode, in which `campaign_content` cannot be sent. */
        DraftId: components["schemas"]["ObjectId"];
        /** @description The recipients of the test, and the part of the content to send. */
        TestCampaignMeta: {
            identifier: components["schemas"]["TestIdentifier"];
            /** @description The identifiers of the users or devices. */
            identifier_values: string[];
            /** @description Name of an A/B variation. Default: one test for each variation. */
            variation?: string;
            /** @description Default: one test for each locale. */
            locale_name?: string;
            /** @description In draft mode only. Default: one test for each platform of the draft. */
            platform?: components["schemas"]["Platform"];
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
         *     | EMAIL | EMAIL | e-mail address; personalised from a profile only if a user record matches |
         *     | EMAIL | ID | internal id of the user |
         *     | EMAIL | MOBILE_NUMBER | mobile number, E.164 |
         * @enum {string}
         */
        TestIdentifier: "USER_ATTRIBUTE_UNIQUE_ID" | "USER_ATTRIBUTE_USER_EMAIL" | "USER_ATTRIBUTE_USER_MOBILE" | "SVC_GAID" | "ADVERTISING_IDENTIFIER" | "PUSH_ID" | "CUSTOM_SEGMENT" | "EMAIL" | "ID" | "MOBILE_NUMBER";
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
        StatusChangeRequest: {
            request_id?: components["schemas"]["RequestId"];
            /**
             * @description STOP cannot be used on PERIODIC campaigns, PAUSE and RESUME not on ONE_TIME campaigns. PUBLISH is not accepted here; publish a draft by an update with `{status: PUBLISH}`.
             * @enum {string}
             */
            action: "STOP" | "PAUSE" | "RESUME";
        };
        /** @description A draft needs `channel`, `campaign_delivery_type` and `created_by`; everything else can be added later. The last shape validates a body without channel, which is always invalid. */
        CreateCampaignRequest: components["schemas"]["CreatePushCampaignRequest"] | components["schemas"]["CreateEmailCampaignRequest"] | components["schemas"]["CreateChannellessCampaignRequest"];
        CreatePushCampaignRequest: {
            request_id?: components["schemas"]["RequestId"];
            /** @constant */
            channel: "PUSH";
            campaign_delivery_type: components["schemas"]["CreatableDeliveryType"];
            created_by: unknown;
            basic_details?: components["schemas"]["PushBasicDetails"];
            campaign_content?: components["schemas"]["CampaignContent"];
        } & {
            [key: string]: unknown;
        };
        CreateEmailCampaignRequest: {
            request_id?: components["schemas"]["RequestId"];
            /** @constant */
            channel: "EMAIL";
            campaign_delivery_type: components["schemas"]["CreatableDeliveryType"];
            created_by: unknown;
            basic_details?: components["schemas"]["EmailBasicDetails"];
            connector?: components["schemas"]["Connector"];
            campaign_content?: components["schemas"]["CampaignContent"];
        } & {
            [key: string]: unknown;
        };
        /** @description A draft without the required channel. */
        CreateChannellessCampaignRequest: {
            request_id?: components["schemas"]["RequestId"];
            channel: never;
            campaign_delivery_type: components["schemas"]["CreatableDeliveryType"];
            created_by: unknown;
            basic_details?: components["schemas"]["EitherBasicDetails"];
            connector?: components["schemas"]["Connector"];
            campaign_content?: components["schemas"]["CampaignContent"];
        } & {
            [key: string]: unknown;
        };
        /** @description The parts to replace, or `{status: PUBLISH}`. The default of `channel` is that of the campaign. */
        UpdateCampaignRequest: components["schemas"]["UpdatePushCampaignRequest"] | components["schemas"]["UpdateEmailCampaignRequest"] | components["schemas"]["UpdateChannellessCampaignRequest"];
        UpdatePushCampaignRequest: {
            request_id?: components["schemas"]["RequestId"];
            /** @constant */
            channel: "PUSH";
            status?: components["schemas"]["UpdateStatus"];
            basic_details?: components["schemas"]["PushBasicDetails"];
            campaign_content?: components["schemas"]["CampaignContent"];
        } & {
            [key: string]: unknown;
        };
        UpdateEmailCampaignRequest: {
            request_id?: components["schemas"]["RequestId"];
            /** @constant */
            channel: "EMAIL";
            status?: components["schemas"]["UpdateStatus"];
            basic_details?: components["schemas"]["EmailBasicDetails"];
            connector?: components["schemas"]["Connector"];
            campaign_content?: components["schemas"]["CampaignContent"];
        } & {
            [key: string]: unknown;
        };
        UpdateChannellessCampaignRequest: {
            request_id?: components["schemas"]["RequestId"];
            channel?: never;
            status?: components["schemas"]["UpdateStatus"];
            basic_details?: components["schemas"]["EitherBasicDetails"];
            connector?: components["schemas"]["Connector"];
            campaign_content?: components["schemas"]["CampaignContent"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description PUBLISH publishes the draft.
         * @example PUBLISH
         */
        UpdateStatus: unknown;
        ValidateCampaignRequest: {
            request_id?: components["schemas"]["RequestId"];
        } & {
            [key: string]: unknown;
        };
        ListExecutionsRequest: {
            request_id?: components["schemas"]["RequestId"];
        } & {
            [key: string]: unknown;
        };
        SearchRequest: {
            /** @description Optional; recommended for tracing. */
            request_id?: string;
            /** @description The number of campaigns per page. */
            limit?: number;
            campaign_fields?: components["schemas"]["CampaignFields"];
        } & {
            [key: string]: unknown;
        };
        /** @description The filter. It no longer has the keys `id` and `delivery_type`. */
        CampaignFields: {
            ids?: string[];
            /** @description An array of PUSH, EMAIL and SMS. Campaigns found by SMS have the channel SMS. */
            channels?: unknown;
            created_by?: unknown;
            created_date?: unknown;
            name?: unknown;
            /** @description Include DRAFT to find drafts; they are excluded by default. */
            status?: unknown;
            tags?: unknown;
            /** @description One or more of the delivery types. Was `delivery_type` in earlier versions. */
            campaign_delivery_type?: unknown;
            /** @description If the workspace has versioning on. */
            version_number?: unknown;
        };
        PushBasicDetails: {
            /** @description Name of the campaign. */
            name?: string;
            /** @description Required for BUSINESS_EVENT_TRIGGERED. */
            business_event?: string;
            tags?: string[];
            team?: string;
            /** @description The target platforms. */
            platforms?: components["schemas"]["Platform"][];
            /** @description Required for platform iOS and delivery type BROADCAST_LIVE_ACTIVITY. */
            broadcast_live_activity_id?: string;
            geofences?: components["schemas"]["Geofences"];
            /** @description For event-triggered campaigns. */
            send_to_triggered_platform_only?: boolean;
            platform_specific_details?: components["schemas"]["PlatformSpecificDetails"];
        };
        PlatformSpecificDetails: {
            android?: {
                /** @default false */
                push_amp_plus_enabled: boolean;
            };
            ios?: components["schemas"]["IosAudience"];
        };
        /** @description The iOS devices to reach; one of the keys must be true. */
        IosAudience: {
            send_to_all_eligible_device?: boolean;
            exclude_provisional_push_devices?: boolean;
            send_to_only_provisional_push_enabled_devices?: boolean;
        };
        /** @description Required for LOCATION_TRIGGERED. */
        Geofences: {
            name: string;
            latitude: string;
            longitude: string;
            /** @description In meters. */
            radius: string;
            response_time_value: string;
            response_time_granularity: components["schemas"]["TimeGranularity"];
            /**
             * @description `dwell` is lower case.
             * @enum {string}
             */
            triggered_at: "ENTRY" | "EXIT" | "dwell";
            /** @description Required where `triggered_at` is `dwell`. */
            dwell_time_value?: string;
            /** @description Required if `triggered_at` is `dwell`. */
            dwell_time_granularity?: components["schemas"]["TimeGranularity"];
        };
        /** @description `name`, `content_type`, `user_attribute_identifier` and `subscription_category` are required for a test with inline content, but not at creation or in draft mode. */
        EmailBasicDetails: {
            name?: string;
            business_event?: string;
            /** @enum {string} */
            content_type?: "PROMOTIONAL" | "TRANSACTIONAL";
            /** @description A category configured in the workspace. Required for PROMOTIONAL campaigns and for tests with inline content. */
            subscription_category?: string;
            tags?: string[];
            team?: string;
            /** @default Email (Standard) */
            user_attribute_identifier: string;
        };
        /** @description Basic details of an unknown channel, with the fields of either channel. */
        EitherBasicDetails: {
            name?: components["schemas"]["PushBasicDetails"]["name"];
            business_event?: components["schemas"]["PushBasicDetails"]["business_event"];
            tags?: components["schemas"]["PushBasicDetails"]["tags"];
            team?: components["schemas"]["PushBasicDetails"]["team"];
            platforms?: components["schemas"]["PushBasicDetails"]["platforms"];
            broadcast_live_activity_id?: components["schemas"]["PushBasicDetails"]["broadcast_live_activity_id"];
            geofences?: components["schemas"]["PushBasicDetails"]["geofences"];
            send_to_triggered_platform_only?: components["schemas"]["PushBasicDetails"]["send_to_triggered_platform_only"];
            platform_specific_details?: components["schemas"]["PushBasicDetails"]["platform_specific_details"];
            content_type?: components["schemas"]["EmailBasicDetails"]["content_type"];
            subscription_category?: components["schemas"]["EmailBasicDetails"]["subscription_category"];
            user_attribute_identifier?: components["schemas"]["EmailBasicDetails"]["user_attribute_identifier"];
        };
        /** @description The connector that sends an e-mail. */
        Connector: {
            /** @description A connector configured in the workspace. */
            connector_type: string;
            connector_name: string;
        };
        CampaignContent: {
            /** @description Names of the locales except `default`, which always exists and is not listed. */
            locales?: string[];
            variation_details?: components["schemas"]["VariationDetails"];
            content?: components["schemas"]["Content"];
        };
        /** @description Flat: `push` or `email` directly, only without locales and variations. Keyed: locale, then variation, then `push` or `email`; the locale `default` is required, and `locales` must list the others. Users of the keyed structure in an earlier version of the API must still use it. */
        Content: {
            push?: components["schemas"]["PushContent"];
            email?: components["schemas"]["EmailContent"];
        } | {
            [key: string]: components["schemas"]["LocaleContent"];
        };
        /** @description The content of one locale, keyed by variation. */
        LocaleContent: {
            /** @description Not allowed here; a variation key is required between. */
            push?: unknown;
            /** @description Not allowed here; a variation key is required between. */
            email?: unknown;
        } | {
            [key: string]: components["schemas"]["MessageBody"];
        };
        /** @description The content of one variation. */
        MessageBody: {
            push?: components["schemas"]["PushContent"];
            email?: components["schemas"]["EmailContent"];
        };
        /** @description A request whose content has no e-mail body, flat or keyed. */
        WithoutEmailBodies: {
            campaign_content?: {
                content?: {
                    push?: unknown;
                    email?: never;
                } & {
                    [key: string]: {
                        push?: unknown;
                        email?: unknown;
                    } & {
                        [key: string]: {
                            email?: never;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A request whose content has no push body, flat or keyed. */
        WithoutPushBodies: {
            campaign_content?: {
                content?: {
                    push?: never;
                    email?: unknown;
                } & {
                    [key: string]: {
                        push?: unknown;
                        email?: unknown;
                    } & {
                        [key: string]: {
                            push?: never;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        VariationDetails: {
            /**
             * @description Manual or auto-optimised. OPTIMIZED stands for the name of the auto-optimised type, which contains the product name of the service.
             * @enum {string}
             */
            distribution_type?: "MANUAL" | "OPTIMIZED";
            no_of_variations?: number;
            /** @description Maps variations, named `variation_N`, to their percentages. Required for the type MANUAL. */
            manual_distribution_percentage?: {
                [key: string]: number;
            };
            /** @description Hours of collecting results before a winner is declared. Required for the auto-optimised type. */
            optimizer_campaign_duration?: number;
            /**
             * @description Required for the auto-optimised type.
             * @enum {string}
             */
            optimizer_distribution_metric?: "OPEN_RATE" | "CLICK_RATE" | "BOTH";
        };
        EmailContent: {
            /** @description Not required with `custom_template_id`. */
            subject?: string;
            /** @description Not required with `custom_template_id`. */
            preview_text?: string;
            /** @description Not required with `custom_template_id`. */
            sender_name?: string;
            from_address?: components["schemas"]["EmailOrTemplate"];
            reply_to_address?: components["schemas"]["EmailOrTemplate"];
            cc_ids?: components["schemas"]["EmailOrTemplate"][];
            bcc_ids?: components["schemas"]["EmailOrTemplate"][];
            /** @description Optional with `custom_template_id`. */
            html_content?: string;
            /**
             * @description Required if the HTML was written in Ace Editor.
             * @default Froala Editor
             * @enum {string}
             */
            email_editor: "Froala Editor" | "Ace Editor";
            /** @description Optional with `html_content`. */
            custom_template_id?: string;
            custom_template_version?: number;
            attachments?: components["schemas"]["EmailAttachment"][];
        };
        EmailAttachment: {
            /** @enum {string} */
            file_type?: "URL" | "PERSONALIZED_ATTACHMENT";
            url?: string;
        };
        PushContent: {
            android?: components["schemas"]["AndroidContent"];
            ios?: components["schemas"]["IosContent"];
            web?: components["schemas"]["WebContent"];
        };
        AndroidContent: {
            /** @enum {string} */
            template_type?: "BASIC" | "STYLIZED_BASIC" | "SIMPLE_IMAGE_CAROUSEL" | "IMAGE_BANNER_WITH_TEXT" | "TIMER" | "TIMER_WITH_PROGRESS_BAR" | "Custom";
            /** @description Required if `template_type` is Custom. */
            custom_template_id?: string;
            custom_template_version?: number;
            basic_details?: components["schemas"]["AndroidBasicDetails"];
            timer?: components["schemas"]["AndroidTimer"];
            buttons?: unknown;
            advanced?: components["schemas"]["AndroidAdvanced"];
            template_backup?: unknown;
        };
        IosContent: {
            /** @enum {string} */
            template_type?: "BASIC" | "STYLIZED_BASIC" | "SIMPLE_IMAGE_CAROUSEL" | "Custom";
            /** @description Required if `template_type` is Custom. */
            custom_template_id?: string;
            custom_template_version?: unknown;
            basic_details?: unknown;
            buttons?: unknown;
            advanced?: unknown;
            template_backup?: unknown;
        };
        WebContent: {
            /** @enum {string} */
            template_type?: "BASIC";
            basic_details?: unknown;
            buttons?: unknown;
            advanced?: unknown;
        };
        AndroidBasicDetails: {
            notification_channel?: string;
            /** @description For IMAGE_BANNER_WITH_TEXT. */
            include_app_name_and_time?: boolean;
            background_color_code?: components["schemas"]["HexColorOrTemplate"];
            app_name_color_code?: components["schemas"]["HexColorOrTemplate"];
            /** @enum {string} */
            notification_control_color?: "LIGHT" | "DARK";
            include_title_and_message?: boolean;
            apply_background_color_in_text_editor?: boolean;
            /** @description Title of the notification. */
            title?: unknown;
            /** @description HTML is allowed. */
            message?: unknown;
            summary?: unknown;
            image_url?: components["schemas"]["UriOrTemplate"];
            /** @enum {string} */
            image_scaling?: "FIT_INSIDE_IMAGE_CONTAINER" | "FILL_IMAGE_CONTAINER";
            /** @description Required for IMAGE_BANNER_WITH_TEXT. */
            banner_image_url?: components["schemas"]["UriOrTemplate"];
            /** @description For BASIC. */
            input_gif_url?: components["schemas"]["UriOrTemplate"];
            collapsed_push_notification?: string;
            carousel_content?: unknown;
            /** @enum {string} */
            default_click_action?: "DEEPLINKING" | "NAVIGATE_TO_A_SCREEN" | "RICH_LANDING";
            default_click_action_value?: string;
            key_value_pairs?: unknown[];
        };
        /** @description Required for TIMER and TIMER_WITH_PROGRESS_BAR. */
        AndroidTimer: {
            /** @enum {string} */
            timer_ends_at?: "DURATION" | "SPECIFIC_TIME_USER_TIMEZONE" | "SPECIFIC_TIME_CAMPAIGN_TIMEZONE";
            /** @description Required if `personalized_value` is true. */
            specific_time?: components["schemas"]["DateTimeOrTemplate"];
            /** @description Required for the two SPECIFIC_TIME values. */
            time_period?: string;
            personalized_value?: boolean;
            /** @description Required where `personalized_value` is false. */
            duration_hour?: string;
            /** @description Required if `personalized_value` is false. */
            duration_minute?: string;
        };
        AndroidButton: {
            btn_name?: unknown;
            /** @enum {string} */
            click_action_type?: "DEEPLINKING" | "NAVIGATE_TO_A_SCREEN" | "RICH_LANDING" | "CALL" | "SHARE" | "COPY" | "SET_USER_ATTRIBUTE" | "TRACK_EVENT" | "CUSTOM_ACTION" | "SNOOZE" | "REMIND_LATER";
            click_action_name?: unknown;
            click_action_value?: unknown;
            key_value_pairs?: unknown;
        };
        AndroidAdvanced: {
            coupon_code?: string;
            icon_type_in_notification?: string;
            use_large_icon?: boolean;
            make_notification_sticky?: boolean;
            /** @description Required if `make_notification_sticky` or `auto_dismiss_notification` is true. */
            dismiss_button_text?: string;
            auto_dismiss_notification?: boolean;
            /** @description Required if `auto_dismiss_notification` is true. */
            auto_dismiss_notification_time_value?: number;
            auto_dismiss_notification_time_granularity?: components["schemas"]["TimeGranularity"];
        } & {
            [key: string]: unknown;
        };
        /** @description Correlates with the request id. */
        ResponseId: string;
        /**
         * @description `campaign`.
         * @example campaign
         */
        ResponseType: string;
        TestResponse: {
            response_id: components["schemas"]["ResponseId"];
            type: components["schemas"]["ResponseType"];
            data: {
                data: components["schemas"]["TestResults"];
                /** @description A summary. */
                message: string;
            };
        };
        /** @description One entry per sent test, keyed `{PLATFORM}_{locale}_{variation}`. The platform of e-mail is EMAIL. The locale is `default` if none is configured, and the variation `variation_1` if there is no A/B test. If the request has `platform`, `locale_name` or `variation`, only matching entries appear. */
        TestResults: {
            [key: string]: components["schemas"]["TestResult"];
        };
        TestResult: {
            /** @enum {string} */
            status: "SENT" | "FAILED";
            /** @description Present only if `status` is FAILED. */
            failure_reason?: string;
        } | {
            /** @constant */
            status?: "FAILED";
        } | {
            failure_reason?: never;
        };
        StatusChangeResponse: {
            response_id: components["schemas"]["ResponseId"];
            type: components["schemas"]["ResponseType"];
            /** @description Does not include the resulting status. */
            data: {
                status?: never;
            } & {
                [key: string]: unknown;
            };
        };
        CreateCampaignResponse: {
            response_id: components["schemas"]["ResponseId"];
            type: components["schemas"]["ResponseType"];
            /** @description Has the `id` of the draft, an ObjectId. */
            data: {
                id?: string;
            } & {
                [key: string]: unknown;
            };
        };
        CampaignResponse: {
            response_id: components["schemas"]["ResponseId"];
            type: components["schemas"]["ResponseType"];
            data: unknown;
        };
        ExecutionsResponse: {
            response_id: components["schemas"]["ResponseId"];
            type: components["schemas"]["ResponseType"];
            /** @description Child campaign ids, sent times, statuses, and the total count of instances. */
            data: unknown;
        };
        SearchResponse: {
            response_id: components["schemas"]["ResponseId"];
            type: components["schemas"]["ResponseType"];
            total_count?: never;
            /** @description The campaigns, as an array or as the only array in an object. */
            data: {
                total_count?: never;
            };
        };
        SearchResult: {
            /** @description Id of the campaign; with versioning, of this version. Was `campaign_id` in earlier versions. */
            id: string;
            /** @enum {string} */
            channel?: "PUSH" | "EMAIL" | "SMS";
            /** @description If the workspace has versioning on. */
            version_number?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @enum {string} */
        ErrorCode: "VALIDATION_FAILED" | "UNPROCESSABLE_ENTITY" | "BAD_REQUEST" | "RATE_LIMITED" | "UNAUTHORIZED" | "INTERNAL_ERROR" | "FORBIDDEN";
        ErrorDetail: {
            target: string;
            message: string;
        };
        ErrorEnvelope: {
            response_id: components["schemas"]["ResponseId"];
            error: {
                code: components["schemas"]["ErrorCode"];
                message: string;
                /** @description The target of the first violation; empty if it has none. */
                target?: string;
                details: components["schemas"]["ErrorDetail"][];
                /** @description The request id of the failed call; empty if it had none. */
                request_id: string;
            };
        };
        /** @description An error envelope with the code BAD_REQUEST and empty details. */
        ConflictEnvelope: components["schemas"]["ErrorEnvelope"] & {
            error?: {
                /** @constant */
                code?: "BAD_REQUEST";
                details?: unknown;
            } & {
                [key: string]: unknown;
            };
        };
    };
    responses: {
        /** @description The test was sent; `data` reports failed sends. */
        TestSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TestResponse"];
            };
        };
        /** @description The status change was accepted. The response does not include the resulting status; read it with `GET /v5/campaigns/{campaign_id}`. */
        StatusChangeAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusChangeResponse"];
            };
        };
        /** @description The draft was created. */
        CampaignCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreateCampaignResponse"];
            };
        };
        /** @description The campaign was updated or published. */
        CampaignUpdated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CampaignResponse"];
            };
        };
        /** @description The draft can be published. */
        CampaignValid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CampaignResponse"];
            };
        };
        /** @description The campaign. */
        CampaignFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CampaignResponse"];
            };
        };
        /** @description The execution history. */
        ExecutionsFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ExecutionsResponse"];
            };
        };
        /** @description A page of at most 15 and at most `limit` campaigns. A page with fewer than `limit` is the last. There is no `total_count`. */
        CampaignsFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchResponse"];
            };
        };
        /** @description The request is invalid. `details` has one entry per violation; `error.target` is the target of the first, or empty. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Credentials are missing or invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The API key does not have a required permission. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The campaign does not exist. */
        CampaignUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The path does not allow the method; `Allow` lists the allowed ones. */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The Idempotency-Key was used with a different body, or a call with it is still in progress (for a test, the send). Retry with a new key. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConflictEnvelope"];
            };
        };
        /** @description The body is larger than the server accepts. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body does not have a JSON media type. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request is valid, but the state of the campaign does not allow it. `details` has one entry per violation. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Too many requests in one of the windows. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The server failed. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
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
        PublishedCampaignId: components["schemas"]["ObjectId"];
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
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createCampaign: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: components["parameters"]["TenantId"];
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A UUID v4, required on every POST and PATCH except validate. A request that repeats a key gets the same response body.
                 * @example 4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCampaignRequest"];
            };
        };
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            "2XX": components["responses"]["CampaignCreated"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: components["parameters"]["TenantId"];
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the campaign, the same for all its versions; 24 hexadecimal characters.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                campaign_id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CampaignUnknown"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            "2XX": components["responses"]["CampaignFound"];
        };
    };
    updateCampaign: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: components["parameters"]["TenantId"];
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A UUID v4, required on every POST and PATCH except validate. A request that repeats a key gets the same response body.
                 * @example 4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the campaign, the same for all its versions; 24 hexadecimal characters.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                campaign_id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCampaignRequest"];
            };
        };
        responses: {
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
            "2XX": components["responses"]["CampaignUpdated"];
        };
    };
    validateCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: components["parameters"]["TenantId"];
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the campaign, the same for all its versions; 24 hexadecimal characters.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                campaign_id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ValidateCampaignRequest"];
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
            query?: never;
            header: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: components["parameters"]["TenantId"];
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A UUID v4, required on every POST and PATCH except validate. A request that repeats a key gets the same response body.
                 * @example 4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the published campaign, an ObjectId.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                campaign_id: components["parameters"]["PublishedCampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusChangeRequest"];
            };
        };
        responses: {
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
            "2XX": components["responses"]["StatusChangeAccepted"];
        };
    };
    listCampaignExecutions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: components["parameters"]["TenantId"];
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A UUID v4, required on every POST and PATCH except validate. A request that repeats a key gets the same response body.
                 * @example 4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the PERIODIC or BUSINESS_EVENT_TRIGGERED campaign; 24 hexadecimal characters.
                 * @example 65f1c2a9d4e8b7a6c5d4e3f2
                 */
                parent_campaign_id: components["parameters"]["ParentCampaignId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ListExecutionsRequest"];
            };
        };
        responses: {
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
            "2XX": components["responses"]["ExecutionsFound"];
        };
    };
    searchCampaigns: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: components["parameters"]["TenantId"];
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A UUID v4, required on every POST and PATCH except validate. A request that repeats a key gets the same response body.
                 * @example 4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            "2XX": components["responses"]["CampaignsFound"];
        };
    };
    testCampaign: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The workspace id. Default: the workspace of the credentials. Replaces the workspace header of earlier versions. SVC is the short name of the service.
                 * @example SHOP_WORKSPACE
                 */
                "X-SVC-Tenant-ID"?: components["parameters"]["TenantId"];
                /**
                 * @description The request id, here or as `request_id` in the body; if both are sent, they must be the same. Correlates with `response_id`. SVC is the short name of the service.
                 * @example 0e3b6f9c-5f0a-4b1e-9d53-5c1f0e0a7d11
                 */
                "X-SVC-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A UUID v4, required on every POST and PATCH except validate. A request that repeats a key gets the same response body.
                 * @example 4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestRequest"];
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
