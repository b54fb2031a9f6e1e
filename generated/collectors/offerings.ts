// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { BodyCollectors, Check } from '../../src/core/engine/check.js'
import * as shapes from '../shapes.js'
import { isLongerThan, isShorterThan } from '../../src/core/formats/code-point-length.js'
import { isInteger, isNumber, isObject, type JsonObject } from '../../src/core/base/json.js'
import { isDateTime } from '../../src/core/formats/formats.js'
import { nearKey } from '../../src/core/engine/near-key.js'
import { variationSplit } from '../../src/core/rules/objects.js'

const OfferingCreateNamePattern = /^[A-Za-z0-9_]*$/u
const OfferingCreateOfferContentKeys = ["meta"]
const OfferingCreateOfferContentMetaKeys = ["templateId"]
const VariationMetaTypeValues = ["SMV","DMV"]

export function NewScheduling(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let start_datetime: unknown, expiry_datetime: unknown
  let isEmpty = true
  for (const key in value) {
    isEmpty = false
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
      case "start_datetime":
        start_datetime = inner
        if (!(typeof inner === 'string')) c.keyword('type', "date-time", key)
        else if (!isDateTime(inner)) c.keyword('format', "date-time", key)
        break
      case "expiry_datetime":
        expiry_datetime = inner
        if (!(typeof inner === 'string')) c.keyword('type', "date-time", key)
        else if (!isDateTime(inner)) c.keyword('format', "date-time", key)
        break
      default: {
        c.unknown(key)
      }
    }
  }
  if (isEmpty) c.keyword('minProperties', 1)
  if (start_datetime === undefined) c.missing("offering/required", "start_datetime")
  if (expiry_datetime === undefined) c.missing("offering/required", "expiry_datetime")
}

export function OfferingCreateOfferContentMeta(value: JsonObject, c: Check): void {
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
      case "templateId":
        break
      default: {
        nearKey(c, value, key, OfferingCreateOfferContentMetaKeys)
      }
    }
  }
}

export function OfferingCreateOfferContent(value: JsonObject, c: Check): void {
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
      case "meta":
        if (!(isObject(inner))) c.keyword('expectedType', "object", key)
        if (isObject(inner)) {
          const before = c.count
          OfferingCreateOfferContentMeta(inner, c)
          if (c.count !== before) c.within(before, key)
        }
        break
      default: {
        nearKey(c, value, key, OfferingCreateOfferContentKeys)
      }
    }
  }
}

export function VariationMetaControlGroup(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let isEmpty = true
  for (const key in value) {
    isEmpty = false
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
      case "percentage":
        if (!(isNumber(inner))) c.keyword('expectedType', "number", key)
        break
      default: {
        c.unknown(key)
      }
    }
  }
  if (isEmpty) c.keyword('minProperties', 1)
}

export function VariationMeta(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let variantsPerLocale: unknown, smv_distribution: unknown, control_group: unknown
  let isEmpty = true
  for (const key in value) {
    isEmpty = false
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
      case "type":
        if (inner !== "SMV" && inner !== "DMV") c.fail(inner, 'string', 'enum', VariationMetaTypeValues, key)
        break
      case "variantsPerLocale":
        variantsPerLocale = inner
        break
      case "smv_distribution":
        smv_distribution = inner
        break
      case "control_group":
        {
          control_group = inner
          const before = c.count
          VariationMetaControlGroup(inner, c)
          if (c.count !== before) c.within(before, key)
        }
        break
      default: {
        c.unknown(key)
      }
    }
  }
  if (isEmpty) c.keyword('minProperties', 1)
  variationSplit(c, variantsPerLocale, smv_distribution, control_group)
}

export function OfferingCreate(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let name: unknown, priority: unknown, delivery: unknown, created_by: unknown, scheduling: unknown, segment_info: unknown, offer_content: unknown, variation_meta: unknown
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
      case "name":
        name = inner
        if (!(typeof inner === 'string')) c.keyword('type', "string", key)
        else if (isShorterThan(inner, 5)) c.keyword('minLength', 5, key)
        else if (isLongerThan(inner, 100)) c.keyword('maxLength', 100, key)
        if (typeof inner === 'string') {
          if (!OfferingCreateNamePattern.test(inner)) c.rule("offering/name-characters", key)
        }
        break
      case "description":
        if (!(typeof inner === 'string')) c.keyword('type', "text", key)
        break
      case "priority":
        priority = inner
        if (!(isInteger(inner))) c.keyword('type', "integer", key)
        else if (inner < 1) c.keyword('minimum', 1, key)
        else if (inner > 100) c.keyword('maximum', 100, key)
        break
      case "scheduling":
        {
          scheduling = inner
          const before = c.count
          NewScheduling(inner, c)
          if (c.count !== before) c.within(before, key)
        }
        break
      case "tags":
        if (!(Array.isArray(inner))) c.keyword('type', "array", key)
        break
      case "offering_attribute_configuration":
      case "capping_rules":
      case "conversion":
        break
      case "offer_content":
        offer_content = inner
        if (!(isObject(inner))) c.keyword('expectedType', "object", key)
        if (isObject(inner)) {
          const before = c.count
          OfferingCreateOfferContent(inner, c)
          if (c.count !== before) c.within(before, key)
        }
        break
      case "variation_meta":
        {
          variation_meta = inner
          const before = c.count
          VariationMeta(inner, c)
          if (c.count !== before) c.within(before, key)
        }
        break
      case "imp_track_hours":
        if (typeof inner === 'number' && inner < 0) c.keyword('expectedMinimum', 0, key)
        break
      case "segment_info":
        segment_info = inner
        if (!(isObject(inner) || Array.isArray(inner))) c.keyword('expectedType', ["object","array"], key)
        break
      case "delivery":
        delivery = inner
        break
      case "created_by":
        created_by = inner
        if (!(typeof inner === 'string')) c.keyword('expectedType', "string", key)
        break
      case "is_global_control_enabled":
        if (!(typeof inner === 'boolean')) c.keyword('expectedType', "boolean", key)
        break
      default: {
        c.unknown(key)
      }
    }
  }
  if (name === undefined) c.missing("offering/required", "name")
  if (priority === undefined) c.missing("offering/required", "priority")
  if (delivery === undefined) c.missing("offering/required", "delivery")
  if (created_by === undefined) c.missing("offering/required", "created_by")
  if (scheduling === undefined) c.missing("offering/required", "scheduling")
  if (segment_info === undefined) c.missing("offering/required", "segment_info")
  if (offer_content === undefined) c.missing("offering/required", "offer_content")
  if (variation_meta === undefined) c.missing("offering/required", "variation_meta")
}

export function Scheduling(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let isEmpty = true
  for (const key in value) {
    isEmpty = false
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
      case "start_datetime":
      case "expiry_datetime":
        if (!(typeof inner === 'string')) c.keyword('type', "date-time", key)
        else if (!isDateTime(inner)) c.keyword('format', "date-time", key)
        break
      default: {
        c.unknown(key)
      }
    }
  }
  if (isEmpty) c.keyword('minProperties', 1)
}

export function OfferingUpdate(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let isEmpty = true
  for (const key in value) {
    isEmpty = false
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
      case "name":
        if (!(typeof inner === 'string')) c.keyword('type', "string", key)
        else if (isShorterThan(inner, 5)) c.keyword('minLength', 5, key)
        else if (isLongerThan(inner, 100)) c.keyword('maxLength', 100, key)
        if (typeof inner === 'string') {
          if (!OfferingCreateNamePattern.test(inner)) c.rule("offering/name-characters", key)
        }
        break
      case "description":
        if (!(typeof inner === 'string')) c.keyword('type', "text", key)
        break
      case "priority":
        if (!(isInteger(inner))) c.keyword('type', "integer", key)
        else if (inner < 1) c.keyword('minimum', 1, key)
        else if (inner > 100) c.keyword('maximum', 100, key)
        break
      case "scheduling":
        {
          const before = c.count
          Scheduling(inner, c)
          if (c.count !== before) c.within(before, key)
        }
        break
      case "tags":
        if (!(Array.isArray(inner))) c.keyword('type', "array", key)
        break
      case "offering_attribute_configuration":
      case "capping_rules":
      case "conversion":
      case "delivery":
        break
      case "offer_content":
        if (!(isObject(inner))) c.keyword('expectedType', "object", key)
        if (isObject(inner)) {
          const before = c.count
          OfferingCreateOfferContent(inner, c)
          if (c.count !== before) c.within(before, key)
        }
        break
      case "variation_meta":
        {
          const before = c.count
          VariationMeta(inner, c)
          if (c.count !== before) c.within(before, key)
        }
        break
      case "imp_track_hours":
        if (typeof inner === 'number' && inner < 0) c.keyword('expectedMinimum', 0, key)
        break
      case "segment_info":
        if (!(isObject(inner) || Array.isArray(inner))) c.keyword('expectedType', ["object","array"], key)
        break
      case "created_by":
        if (!(typeof inner === 'string')) c.keyword('expectedType', "string", key)
        break
      case "is_global_control_enabled":
        if (!(typeof inner === 'boolean')) c.keyword('expectedType', "boolean", key)
        break
      default: {
        c.unknown(key)
      }
    }
  }
  if (isEmpty) c.keyword('minProperties', 1)
}

export const createOffering: BodyCollectors = {
  "": { visit: OfferingCreate, shape: shapes.offerings_OfferingCreate },
}
export const updateOffering: BodyCollectors = {
  "": { visit: OfferingUpdate, shape: shapes.offerings_Offering },
}
