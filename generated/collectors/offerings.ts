// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { BodyCollectors, Check } from '../../src/core/engine/check.js'
import * as shapes from '../shapes.js'
import { isLongerThan, isShorterThan } from '../../src/core/formats/code-point-length.js'
import { isInteger, isNumber, isObject, type JsonObject } from '../../src/core/base/json.js'
import { isDateTime } from '../../src/core/formats/formats.js'
import { nearKey, variationSplit } from '../../src/core/rules/objects.js'

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
    const before = c.count
    switch (key) {
      case "start_datetime":
        start_datetime = inner
        if (!(typeof inner === 'string')) c.keyword('type', "date-time")
        else if (!isDateTime(inner)) c.keyword('format', "date-time")
        break
      case "expiry_datetime":
        expiry_datetime = inner
        if (!(typeof inner === 'string')) c.keyword('type', "date-time")
        else if (!isDateTime(inner)) c.keyword('format', "date-time")
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (isEmpty) c.keyword('minProperties', 1)
  if (start_datetime === undefined) c.missing("offering/required", "start_datetime")
  if (expiry_datetime === undefined) c.missing("offering/required", "expiry_datetime")
}

export function OfferingCreateOfferContentMeta(value: JsonObject, c: Check): void {
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "templateId":
        break
      default:
        nearKey(c, value, key, OfferingCreateOfferContentMetaKeys)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function OfferingCreateOfferContent(value: JsonObject, c: Check): void {
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "meta":
        if (!(isObject(inner))) c.keyword('expectedType', "object")
        if (isObject(inner)) OfferingCreateOfferContentMeta(inner, c)
        break
      default:
        nearKey(c, value, key, OfferingCreateOfferContentKeys)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function VariationMetaControlGroup(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let isEmpty = true
  for (const key in value) {
    isEmpty = false
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "percentage":
        if (!(isNumber(inner))) c.keyword('expectedType', "number")
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
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
    const before = c.count
    switch (key) {
      case "type":
        if (inner !== "SMV" && inner !== "DMV") c.fail(inner, 'string', 'enum', VariationMetaTypeValues)
        break
      case "variantsPerLocale":
        variantsPerLocale = inner
        break
      case "smv_distribution":
        smv_distribution = inner
        break
      case "control_group":
        control_group = inner
        VariationMetaControlGroup(inner, c)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
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
    const before = c.count
    switch (key) {
      case "name":
        name = inner
        if (!(typeof inner === 'string')) c.keyword('type', "string")
        else if (isShorterThan(inner, 5)) c.keyword('minLength', 5)
        else if (isLongerThan(inner, 100)) c.keyword('maxLength', 100)
        if (typeof inner === 'string') {
          if (!OfferingCreateNamePattern.test(inner)) c.rule("offering/name-characters")
        }
        break
      case "description":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "priority":
        priority = inner
        if (!(isInteger(inner))) c.keyword('type', "integer")
        else if (inner < 1) c.keyword('minimum', 1)
        else if (inner > 100) c.keyword('maximum', 100)
        break
      case "scheduling":
        scheduling = inner
        NewScheduling(inner, c)
        break
      case "tags":
        if (!(Array.isArray(inner))) c.keyword('type', "array")
        break
      case "offering_attribute_configuration":
      case "capping_rules":
      case "conversion":
        break
      case "offer_content":
        offer_content = inner
        if (!(isObject(inner))) c.keyword('expectedType', "object")
        if (isObject(inner)) OfferingCreateOfferContent(inner, c)
        break
      case "variation_meta":
        variation_meta = inner
        VariationMeta(inner, c)
        break
      case "imp_track_hours":
        if (typeof inner === 'number' && inner < 0) c.keyword('expectedMinimum', 0)
        break
      case "segment_info":
        segment_info = inner
        if (!(isObject(inner) || Array.isArray(inner))) c.keyword('expectedType', ["object","array"])
        break
      case "delivery":
        delivery = inner
        break
      case "created_by":
        created_by = inner
        if (!(typeof inner === 'string')) c.keyword('expectedType', "string")
        break
      case "is_global_control_enabled":
        if (!(typeof inner === 'boolean')) c.keyword('expectedType', "boolean")
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
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
    const before = c.count
    switch (key) {
      case "start_datetime":
      case "expiry_datetime":
        if (!(typeof inner === 'string')) c.keyword('type', "date-time")
        else if (!isDateTime(inner)) c.keyword('format', "date-time")
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
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
    const before = c.count
    switch (key) {
      case "name":
        if (!(typeof inner === 'string')) c.keyword('type', "string")
        else if (isShorterThan(inner, 5)) c.keyword('minLength', 5)
        else if (isLongerThan(inner, 100)) c.keyword('maxLength', 100)
        if (typeof inner === 'string') {
          if (!OfferingCreateNamePattern.test(inner)) c.rule("offering/name-characters")
        }
        break
      case "description":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "priority":
        if (!(isInteger(inner))) c.keyword('type', "integer")
        else if (inner < 1) c.keyword('minimum', 1)
        else if (inner > 100) c.keyword('maximum', 100)
        break
      case "scheduling":
        Scheduling(inner, c)
        break
      case "tags":
        if (!(Array.isArray(inner))) c.keyword('type', "array")
        break
      case "offering_attribute_configuration":
      case "capping_rules":
      case "conversion":
      case "delivery":
        break
      case "offer_content":
        if (!(isObject(inner))) c.keyword('expectedType', "object")
        if (isObject(inner)) OfferingCreateOfferContent(inner, c)
        break
      case "variation_meta":
        VariationMeta(inner, c)
        break
      case "imp_track_hours":
        if (typeof inner === 'number' && inner < 0) c.keyword('expectedMinimum', 0)
        break
      case "segment_info":
        if (!(isObject(inner) || Array.isArray(inner))) c.keyword('expectedType', ["object","array"])
        break
      case "created_by":
        if (!(typeof inner === 'string')) c.keyword('expectedType', "string")
        break
      case "is_global_control_enabled":
        if (!(typeof inner === 'boolean')) c.keyword('expectedType', "boolean")
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (isEmpty) c.keyword('minProperties', 1)
}

export const createOffering: BodyCollectors = {
  "": { visit: OfferingCreate, shape: shapes.offerings_OfferingCreate },
}
export const updateOffering: BodyCollectors = {
  "": { visit: OfferingUpdate, shape: shapes.offerings_Offering },
}
