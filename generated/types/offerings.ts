// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Implied } from '../../src/core/base/implied.js'

export interface paths {
    "/v5/offers": {
        parameters: {};
        /**
         * List offerings
         * @description Lists the offerings of the workspace, page by page. They can be filtered by id, name, status, tags, date range and creator. To read one offering, filter by `id`.
         */
        get: operations["listOfferings"];
        /**
         * Create an offering
         * @description Creates an offering with its content, scheduling, segmentation and variation configuration. Returns the id of the new offering.
         */
        post: operations["createOffering"];
    };
    "/v5/offers/templates": {
        parameters: {};
        /**
         * List personalization templates
         * @description Lists the personalization templates of the workspace, page by page. `meta.templateId` in `offer_content` refers to the `id` of a template.
         */
        get: operations["listOfferTemplates"];
    };
    "/v5/offers/{offer_id}": {
        parameters: {};
        /**
         * Update an offering in part
         * @description Changes only the fields in the body; none is required. `tags` and `offering_attribute_configuration` are replaced entirely if sent. The status of the offering determines which fields can change, see `x-states`: changing a locked one returns IMMUTABLE_FIELD, any update of an expired or archived offering EXPIRED_OFFERING or ARCHIVED_OFFERING.
         */
        patch: operations["updateOffering"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The fields of an offering, for creates and updates. An update sends those that change. */
        Offering: {
            /**
             * @description ASCII letters, digits and underscores. Must be unique among the offerings of the workspace that are not archived.
             * @example summer_sale_2030
             */
            name?: string;
            /** @description What the offering is about. */
            description?: string;
            /** @description Decision policies rank eligible offerings by it; a higher number ranks higher. */
            priority?: number;
            /** @description The window in which the offering may be served. The expiry must be after the start; a datetime in the past returns INVALID_SCHEDULING. */
            scheduling?: Scheduling;
            /** @description Ids of tags of the workspace. An update replaces the whole list; an empty list removes all tags. */
            tags?: Implied<string>[];
            /** @description Ids of offering attributes, which must be configured in the workspace. An update replaces the whole value. */
            offering_attribute_configuration?: unknown;
            /** @description The content to serve. Includes `meta.templateId`, the id of a template from the template list. */
            offer_content?: Implied<{
                /** @description The base of the content. */
                meta?: Implied<{
                    /** @description Id of a personalization template from the template list. */
                    templateId?: Implied<string>;
                    [key: string]: unknown;
                }>;
                [key: string]: unknown;
            }>;
            /** @description How the audience is divided among the variants of the offering. */
            variation_meta?: VariationMeta;
            /** @description Part of the body of an offering. */
            imp_track_hours?: unknown;
            /** @description Part of the body of an offering. */
            capping_rules?: unknown;
            /** @description Part of the body of an offering; locked while the offering is active. */
            conversion?: unknown;
            /** @description The audience of the offering. */
            segment_info?: Implied<{
                [key: string]: unknown;
            } | unknown[]>;
            /** @description Part of the body of an offering. */
            delivery?: unknown;
            /** @description The creator of the offering. */
            created_by?: Implied<string>;
            /** @description Part of the body of an offering. */
            is_global_control_enabled?: Implied<boolean>;
        };
        /** @description An offering to create, with all required fields. */
        OfferingCreate: {
            /**
             * @description ASCII letters, digits and underscores. Must be unique among the offerings of the workspace that are not archived.
             * @example summer_sale_2030
             */
            name: string;
            /** @description What the offering is about. */
            description?: string;
            /** @description Decision policies rank eligible offerings by it; a higher number ranks higher. */
            priority: number;
            /** @description The scheduling of a new offering, which has both datetimes. */
            scheduling: NewScheduling;
            /** @description Ids of tags of the workspace. An update replaces the whole list; an empty list removes all tags. */
            tags?: Implied<string>[];
            /** @description Ids of offering attributes, which must be configured in the workspace. An update replaces the whole value. */
            offering_attribute_configuration?: unknown;
            /** @description The content to serve. Includes `meta.templateId`, the id of a template from the template list. */
            offer_content: Implied<{
                /** @description The base of the content. */
                meta?: Implied<{
                    /** @description Id of a personalization template from the template list. */
                    templateId?: Implied<string>;
                    [key: string]: unknown;
                }>;
                [key: string]: unknown;
            }>;
            /** @description How the audience is divided among the variants of the offering. */
            variation_meta: VariationMeta;
            /** @description Part of the body of an offering. */
            imp_track_hours?: unknown;
            /** @description Part of the body of an offering. */
            capping_rules?: unknown;
            /** @description Part of the body of an offering; locked while the offering is active. */
            conversion?: unknown;
            /** @description The audience of the offering. */
            segment_info: Implied<{
                [key: string]: unknown;
            } | unknown[]>;
            /** @description Part of the body of an offering. */
            delivery: unknown;
            /** @description The creator of the offering. */
            created_by: Implied<string>;
            /** @description Part of the body of an offering. */
            is_global_control_enabled?: Implied<boolean>;
        };
        /** @description The fields to change; none is required, at any depth. */
        OfferingUpdate: {
            /**
             * @description ASCII letters, digits and underscores. Must be unique among the offerings of the workspace that are not archived.
             * @example summer_sale_2030
             */
            name?: string;
            /** @description What the offering is about. */
            description?: string;
            /** @description Decision policies rank eligible offerings by it; a higher number ranks higher. */
            priority?: number;
            /** @description The window in which the offering may be served. The expiry must be after the start; a datetime in the past returns INVALID_SCHEDULING. */
            scheduling?: Scheduling;
            /** @description Ids of tags of the workspace. An update replaces the whole list; an empty list removes all tags. */
            tags?: Implied<string>[];
            /** @description Ids of offering attributes, which must be configured in the workspace. An update replaces the whole value. */
            offering_attribute_configuration?: unknown;
            /** @description The content to serve. Includes `meta.templateId`, the id of a template from the template list. */
            offer_content?: Implied<{
                /** @description The base of the content. */
                meta?: Implied<{
                    /** @description Id of a personalization template from the template list. */
                    templateId?: Implied<string>;
                    [key: string]: unknown;
                }>;
                [key: string]: unknown;
            }>;
            /** @description How the audience is divided among the variants of the offering. */
            variation_meta?: VariationMeta;
            /** @description Part of the body of an offering. */
            imp_track_hours?: unknown;
            /** @description Part of the body of an offering. */
            capping_rules?: unknown;
            /** @description Part of the body of an offering; locked while the offering is active. */
            conversion?: unknown;
            /** @description The audience of the offering. */
            segment_info?: Implied<{
                [key: string]: unknown;
            } | unknown[]>;
            /** @description Part of the body of an offering. */
            delivery?: unknown;
            /** @description The creator of the offering. */
            created_by?: Implied<string>;
            /** @description Part of the body of an offering. */
            is_global_control_enabled?: Implied<boolean>;
        };
        /** @description The window in which the offering may be served. The expiry must be after the start; a datetime in the past returns INVALID_SCHEDULING. */
        Scheduling: {
            /**
             * Format: date-time
             * @description The time from which the offering is active.
             */
            start_datetime?: string;
            /**
             * Format: date-time
             * @description The time from which the offering is expired.
             */
            expiry_datetime?: string;
        };
        /** @description The scheduling of a new offering, which has both datetimes. */
        NewScheduling: {
            /**
             * Format: date-time
             * @description The time from which the offering is active.
             */
            start_datetime: string;
            /**
             * Format: date-time
             * @description The time from which the offering is expired.
             */
            expiry_datetime: string;
        };
        /** @description How the audience is divided among the variants of the offering. */
        VariationMeta: {
            /**
             * @description SMV allocates statically, DMV dynamically.
             * @enum {string}
             */
            type?: "SMV" | "DMV";
            /** @description The variants of each locale. */
            variantsPerLocale?: unknown;
            /** @description Split percentages of a static allocation. */
            smv_distribution?: unknown;
            /** @description The part of the audience that is excluded for comparison. */
            control_group?: {
                /** @description Share of the control group. */
                percentage?: Implied<number>;
            };
        };
        /** @description Trace id of the call; every response has one. */
        ResponseId: string;
        /** @description One page of offerings. */
        OfferingListResponse: {
            /** @description Trace id of the call; every response has one. */
            response_id: string;
            /** @description The offerings of the page. */
            data?: unknown;
        };
        /** @description One page of personalization templates. */
        OfferTemplateListResponse: {
            /** @description Trace id of the call; every response has one. */
            response_id: string;
            /** @description The templates of the page; each has an `id`. */
            data?: unknown;
        };
        /** @description The response to a create. */
        OfferingCreatedResponse: {
            /** @description Trace id of the call; every response has one. */
            response_id: string;
            /** @description The new offering. */
            data: {
                /** @description Id of the new offering, with its `offer_` prefix. */
                id: string;
                /** @description Status of the new offering, if the response includes it; an offering created through the API is never a draft. */
                status?: unknown;
            };
        };
        /** @description The response to an update. */
        OfferingUpdatedResponse: {
            /** @description Trace id of the call; every response has one. */
            response_id: string;
            /** @description The updated data. */
            data?: unknown;
        };
        /**
         * @description Machine-readable code of an error, in ALL_CAPS_SNAKE_CASE.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_FAILED" | "REQUIRED_FIELD_MISSING" | "INVALID_SCHEDULING" | "INVALID_OFFER_NAME" | "DUPLICATE_OFFER_NAME" | "INVALID_TAG_ID" | "IMMUTABLE_FIELD" | "MISSING_IDEMPOTENCY_KEY" | "INVALID_IDEMPOTENCY_KEY" | "DUPLICATE_IDEMPOTENCY_KEY" | "IDEMPOTENCY_CONFLICT" | "EXPIRED_OFFERING" | "ARCHIVED_OFFERING" | "OFFER_NOT_FOUND" | "FORBIDDEN" | "UNAUTHORIZED" | "RATE_LIMITED" | "INTERNAL_ERROR";
        /** @description One violation. */
        ErrorDetail: {
            /** @description The invalid field or resource, in dot notation. */
            target: string;
            /** @description What is wrong, for people to read. */
            message: string;
            /**
             * @description Machine-readable code of an error, in ALL_CAPS_SNAKE_CASE.
             * @enum {string}
             */
            code: "VALIDATION_FAILED" | "REQUIRED_FIELD_MISSING" | "INVALID_SCHEDULING" | "INVALID_OFFER_NAME" | "DUPLICATE_OFFER_NAME" | "INVALID_TAG_ID" | "IMMUTABLE_FIELD" | "MISSING_IDEMPOTENCY_KEY" | "INVALID_IDEMPOTENCY_KEY" | "DUPLICATE_IDEMPOTENCY_KEY" | "IDEMPOTENCY_CONFLICT" | "EXPIRED_OFFERING" | "ARCHIVED_OFFERING" | "OFFER_NOT_FOUND" | "FORBIDDEN" | "UNAUTHORIZED" | "RATE_LIMITED" | "INTERNAL_ERROR";
        };
        /** @description The body of every 4xx and 5xx response. */
        ErrorEnvelope: {
            /** @description Trace id of the call; every response has one. */
            response_id: string;
            /** @description The error. */
            error: {
                /**
                 * @description Machine-readable code of an error, in ALL_CAPS_SNAKE_CASE.
                 * @enum {string}
                 */
                code: "VALIDATION_FAILED" | "REQUIRED_FIELD_MISSING" | "INVALID_SCHEDULING" | "INVALID_OFFER_NAME" | "DUPLICATE_OFFER_NAME" | "INVALID_TAG_ID" | "IMMUTABLE_FIELD" | "MISSING_IDEMPOTENCY_KEY" | "INVALID_IDEMPOTENCY_KEY" | "DUPLICATE_IDEMPOTENCY_KEY" | "IDEMPOTENCY_CONFLICT" | "EXPIRED_OFFERING" | "ARCHIVED_OFFERING" | "OFFER_NOT_FOUND" | "FORBIDDEN" | "UNAUTHORIZED" | "RATE_LIMITED" | "INTERNAL_ERROR";
                /** @description What is wrong, for people to read. */
                message: string;
                /** @description The invalid field or resource, in dot notation. */
                target?: string;
                /** @description All violations of the request; only with 400 VALIDATION_FAILED. */
                details?: ErrorDetail[];
                /** @description Link to the documentation of the code. */
                doc_url?: string;
            };
        };
    };
    responses: {
        /** @description One page of offerings. */
        OfferingList: {
            content: {
                "application/json": OfferingListResponse;
            };
        };
        /** @description One page of personalization templates. */
        OfferTemplateList: {
            content: {
                "application/json": OfferTemplateListResponse;
            };
        };
        /** @description The offering was created. */
        OfferingCreated: {
            content: {
                "application/json": OfferingCreatedResponse;
            };
        };
        /** @description The offering was updated. */
        OfferingUpdated: {
            content: {
                "application/json": OfferingUpdatedResponse;
            };
        };
        /** @description The query failed validation. */
        ListBadRequest: {
            content: {
                "application/json": {
                    /** @description Trace id of the call; every response has one. */
                    response_id: string;
                    /** @description The error. */
                    error: {
                        /**
                         * @description Machine-readable code of an error, in ALL_CAPS_SNAKE_CASE.
                         * @enum {string}
                         */
                        code: "VALIDATION_FAILED";
                        /** @description What is wrong, for people to read. */
                        message: string;
                        /** @description The invalid field or resource, in dot notation. */
                        target?: string;
                        /** @description All violations of the request; only with 400 VALIDATION_FAILED. */
                        details?: ErrorDetail[];
                        /** @description Link to the documentation of the code. */
                        doc_url?: string;
                    };
                };
            };
        };
        /** @description The request failed validation. */
        CreateBadRequest: {
            content: {
                "application/json": {
                    /** @description Trace id of the call; every response has one. */
                    response_id: string;
                    /** @description The error. */
                    error: {
                        /**
                         * @description Machine-readable code of an error, in ALL_CAPS_SNAKE_CASE.
                         * @enum {string}
                         */
                        code: "VALIDATION_FAILED" | "REQUIRED_FIELD_MISSING" | "INVALID_SCHEDULING" | "INVALID_OFFER_NAME" | "DUPLICATE_OFFER_NAME" | "INVALID_TAG_ID" | "MISSING_IDEMPOTENCY_KEY" | "INVALID_IDEMPOTENCY_KEY";
                        /** @description What is wrong, for people to read. */
                        message: string;
                        /** @description The invalid field or resource, in dot notation. */
                        target?: string;
                        /** @description All violations of the request; only with 400 VALIDATION_FAILED. */
                        details?: ErrorDetail[];
                        /** @description Link to the documentation of the code. */
                        doc_url?: string;
                    };
                };
            };
        };
        /** @description The request failed validation. */
        UpdateBadRequest: {
            content: {
                "application/json": {
                    /** @description Trace id of the call; every response has one. */
                    response_id: string;
                    /** @description The error. */
                    error: {
                        /**
                         * @description Machine-readable code of an error, in ALL_CAPS_SNAKE_CASE.
                         * @enum {string}
                         */
                        code: "VALIDATION_FAILED" | "INVALID_SCHEDULING" | "INVALID_OFFER_NAME" | "DUPLICATE_OFFER_NAME" | "INVALID_TAG_ID" | "IMMUTABLE_FIELD" | "MISSING_IDEMPOTENCY_KEY" | "INVALID_IDEMPOTENCY_KEY";
                        /** @description What is wrong, for people to read. */
                        message: string;
                        /** @description The invalid field or resource, in dot notation. */
                        target?: string;
                        /** @description All violations of the request; only with 400 VALIDATION_FAILED. */
                        details?: ErrorDetail[];
                        /** @description Link to the documentation of the code. */
                        doc_url?: string;
                    };
                };
            };
        };
        /** @description The credentials are missing or invalid. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description Offer decisioning is not enabled for the workspace. */
        Forbidden: {
            content: {
                "application/json": {
                    /** @description Trace id of the call; every response has one. */
                    response_id: string;
                    /** @description The error. */
                    error: {
                        /**
                         * @description Machine-readable code of an error, in ALL_CAPS_SNAKE_CASE.
                         * @constant
                         * @enum {string}
                         */
                        code: "FORBIDDEN";
                        /** @description What is wrong, for people to read. */
                        message: string;
                        /** @description The invalid field or resource, in dot notation. */
                        target?: string;
                        /** @description All violations of the request; only with 400 VALIDATION_FAILED. */
                        details?: ErrorDetail[];
                        /** @description Link to the documentation of the code. */
                        doc_url?: string;
                    };
                };
            };
        };
        /** @description Offer decisioning is not enabled for the workspace, or the offering has expired or is archived. */
        ForbiddenUpdate: {
            content: {
                "application/json": {
                    /** @description Trace id of the call; every response has one. */
                    response_id: string;
                    /** @description The error. */
                    error: {
                        /**
                         * @description Machine-readable code of an error, in ALL_CAPS_SNAKE_CASE.
                         * @enum {string}
                         */
                        code: "FORBIDDEN" | "EXPIRED_OFFERING" | "ARCHIVED_OFFERING";
                        /** @description What is wrong, for people to read. */
                        message: string;
                        /** @description The invalid field or resource, in dot notation. */
                        target?: string;
                        /** @description All violations of the request; only with 400 VALIDATION_FAILED. */
                        details?: ErrorDetail[];
                        /** @description Link to the documentation of the code. */
                        doc_url?: string;
                    };
                };
            };
        };
        /** @description The workspace has no offering with this id. */
        OfferingNotFound: {
            content: {
                "application/json": {
                    /** @description Trace id of the call; every response has one. */
                    response_id: string;
                    /** @description The error. */
                    error: {
                        /**
                         * @description Machine-readable code of an error, in ALL_CAPS_SNAKE_CASE.
                         * @constant
                         * @enum {string}
                         */
                        code: "OFFER_NOT_FOUND";
                        /** @description What is wrong, for people to read. */
                        message: string;
                        /** @description The invalid field or resource, in dot notation. */
                        target?: string;
                        /** @description All violations of the request; only with 400 VALIDATION_FAILED. */
                        details?: ErrorDetail[];
                        /** @description Link to the documentation of the code. */
                        doc_url?: string;
                    };
                };
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
        /** @description The idempotency key was used with a different body within 24 hours, or a request with the same key is still in progress. */
        IdempotencyConflict: {
            content: {
                "application/json": {
                    /** @description Trace id of the call; every response has one. */
                    response_id: string;
                    /** @description The error. */
                    error: {
                        /**
                         * @description Machine-readable code of an error, in ALL_CAPS_SNAKE_CASE.
                         * @enum {string}
                         */
                        code: "DUPLICATE_IDEMPOTENCY_KEY" | "IDEMPOTENCY_CONFLICT";
                        /** @description What is wrong, for people to read. */
                        message: string;
                        /** @description The invalid field or resource, in dot notation. */
                        target?: string;
                        /** @description All violations of the request; only with 400 VALIDATION_FAILED. */
                        details?: ErrorDetail[];
                        /** @description Link to the documentation of the code. */
                        doc_url?: string;
                    };
                };
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
        /** @description The consumer exceeded a rate limit of this endpoint. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description The service failed. */
        InternalError: {
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description The gateway is temporarily unavailable; retry with exponential backoff. */
        ServiceUnavailable: {
            content: {
                "application/json": ErrorEnvelope;
            };
        };
    };
    parameters: {
        /** @description Any other query parameters, for filters and pagination. Each key is the name of a parameter; `query` itself is not sent. */
        OtherQueryParameters: {
            [key: string]: string;
        };
        /** @description Full id of the offering, with its `offer_` prefix. */
        OfferId: string;
        /** @description A UUID v4 that is not derived from the payload. Repeating a key within 24 hours returns the original response without running the request again; with a different body it returns 409 IDEMPOTENCY_CONFLICT, and while the first request is in progress 409 DUPLICATE_IDEMPOTENCY_KEY. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The methods of the path, separated by commas.
         * @example GET, POST
         */
        Allow: string;
        /**
         * @description Whole seconds to wait before the next call.
         * @example 30
         */
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
    listOfferings: {
        parameters: {
            query?: {
                /** @description Full id of one offering, with its `offer_` prefix. */
                id?: string;
                /** @description Any other query parameters, for filters and pagination. Each key is the name of a parameter; `query` itself is not sent. */
                query?: {
                    [key: string]: string;
                };
            };
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OfferingList"];
            400: components["responses"]["ListBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createOffering: {
        parameters: {
            header: {
                /** @description A UUID v4 that is not derived from the payload. Repeating a key within 24 hours returns the original response without running the request again; with a different body it returns 409 IDEMPOTENCY_CONFLICT, and while the first request is in progress 409 DUPLICATE_IDEMPOTENCY_KEY. */
                "Idempotency-Key": string;
            };
        };
        /** @description The new offering. */
        requestBody: {
            content: {
                "application/json": OfferingCreate;
            };
        };
        responses: {
            201: components["responses"]["OfferingCreated"];
            400: components["responses"]["CreateBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOfferTemplates: {
        parameters: {
            query?: {
                /** @description Any other query parameters, for filters and pagination. Each key is the name of a parameter; `query` itself is not sent. */
                query?: {
                    [key: string]: string;
                };
            };
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OfferTemplateList"];
            400: components["responses"]["ListBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateOffering: {
        parameters: {
            header: {
                /** @description A UUID v4 that is not derived from the payload. Repeating a key within 24 hours returns the original response without running the request again; with a different body it returns 409 IDEMPOTENCY_CONFLICT, and while the first request is in progress 409 DUPLICATE_IDEMPOTENCY_KEY. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Full id of the offering, with its `offer_` prefix. */
                offer_id: string;
            };
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": OfferingUpdate;
            };
        };
        responses: {
            200: components["responses"]["OfferingUpdated"];
            400: components["responses"]["UpdateBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenUpdate"];
            404: components["responses"]["OfferingNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
export type Scheduling = components["schemas"]["Scheduling"];
export type VariationMeta = components["schemas"]["VariationMeta"];
export type NewScheduling = components["schemas"]["NewScheduling"];
export type ErrorDetail = components["schemas"]["ErrorDetail"];
export type OfferingListResponse = components["schemas"]["OfferingListResponse"];
export type OfferTemplateListResponse = components["schemas"]["OfferTemplateListResponse"];
export type OfferingCreatedResponse = components["schemas"]["OfferingCreatedResponse"];
export type OfferingUpdatedResponse = components["schemas"]["OfferingUpdatedResponse"];
export type ErrorEnvelope = components["schemas"]["ErrorEnvelope"];
export type OfferingCreate = components["schemas"]["OfferingCreate"];
export type OfferingUpdate = components["schemas"]["OfferingUpdate"];
