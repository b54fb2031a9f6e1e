// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { appendErrors } from '../src/engine/append-errors.js'
import { codePointLength } from '../src/formats/code-point-length.js'
import { formats } from '../src/formats/formats.js'

export const createCampaignPUSH = validate53;
const schema20 = {"type":"object","required":["channel","campaign_delivery_type","created_by"],"properties":{"delivery_type":false,"request_id":{"$ref":"#/components/schemas/RequestId"},"channel":{"type":"string","serviceEnum":{"values":["PUSH","EMAIL"],"names":[],"silent":["SMS"]}},"campaign_delivery_type":{"$ref":"#/components/schemas/CreatableDeliveryType"},"created_by":{},"basic_details":{"$ref":"#/components/schemas/PushBasicDetails"},"campaign_content":{"$ref":"#/components/schemas/CampaignContent"}},"additionalProperties":true};
const schema21 = {"type":"string"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"string","serviceEnum":{"values":["ONE_TIME","PERIODIC","EVENT_TRIGGERED","BUSINESS_EVENT_TRIGGERED","DEVICE_TRIGGERED","LOCATION_TRIGGERED"],"names":[],"silent":["BROADCAST_LIVE_ACTIVITY"]}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data === "ONE_TIME") || (data === "PERIODIC")) || (data === "EVENT_TRIGGERED")) || (data === "BUSINESS_EVENT_TRIGGERED")) || (data === "DEVICE_TRIGGERED")) || (data === "LOCATION_TRIGGERED")) || (data === "BROADCAST_LIVE_ACTIVITY"))){
const err1 = {instancePath,schemaPath:"#/serviceEnum",keyword:"serviceEnum",params:schema22.serviceEnum};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string"},"business_event":{"type":"string"},"tags":{"type":"array","items":{"type":"string"}},"team":{"type":"string"},"platforms":{"type":"array","items":{"$ref":"#/components/schemas/Platform"}},"broadcast_live_activity_id":{"type":"string"},"geofences":{"$ref":"#/components/schemas/Geofences"},"send_to_triggered_platform_only":{"type":"boolean"},"platform_specific_details":{"$ref":"#/components/schemas/PlatformSpecificDetails"}}};
const func1 = Object.prototype.hasOwnProperty;
const schema24 = {"type":"string","enum":["ANDROID","IOS","WEB"]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "ANDROID") || (data === "IOS")) || (data === "WEB"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema24.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"object","additionalProperties":false,"required":["name","latitude","longitude","radius","response_time_value","response_time_granularity","triggered_at"],"properties":{"name":{"type":"string"},"latitude":{"type":"string"},"longitude":{"type":"string"},"radius":{"type":"string"},"response_time_value":{"type":"string"},"response_time_granularity":{"$ref":"#/components/schemas/TimeGranularity"},"triggered_at":{"type":"string","enum":["ENTRY","EXIT","dwell"]},"dwell_time_value":{"type":"string"},"dwell_time_granularity":{"$ref":"#/components/schemas/TimeGranularity"}}};
const schema26 = {"type":"string","enum":["MINUTES","HOURS","DAYS"]};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "MINUTES") || (data === "HOURS")) || (data === "DAYS"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.latitude === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "latitude"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.longitude === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "longitude"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.radius === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "radius"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.response_time_value === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_time_value"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.response_time_granularity === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_time_granularity"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.triggered_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "triggered_at"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema25.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.latitude !== undefined){
if(typeof data.latitude !== "string"){
const err9 = {instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.longitude !== undefined){
if(typeof data.longitude !== "string"){
const err10 = {instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.radius !== undefined){
if(typeof data.radius !== "string"){
const err11 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.response_time_value !== undefined){
if(typeof data.response_time_value !== "string"){
const err12 = {instancePath:instancePath+"/response_time_value",schemaPath:"#/properties/response_time_value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.response_time_granularity !== undefined){
if(!(validate62.call(this, data.response_time_granularity, {instancePath:instancePath+"/response_time_granularity",parentData:data,parentDataProperty:"response_time_granularity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : appendErrors(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.triggered_at !== undefined){
let data6 = data.triggered_at;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/triggered_at",schemaPath:"#/properties/triggered_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data6 === "ENTRY") || (data6 === "EXIT")) || (data6 === "dwell"))){
const err14 = {instancePath:instancePath+"/triggered_at",schemaPath:"#/properties/triggered_at/enum",keyword:"enum",params:{allowedValues: schema25.properties.triggered_at.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.dwell_time_value !== undefined){
if(typeof data.dwell_time_value !== "string"){
const err15 = {instancePath:instancePath+"/dwell_time_value",schemaPath:"#/properties/dwell_time_value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.dwell_time_granularity !== undefined){
if(!(validate62.call(this, data.dwell_time_granularity, {instancePath:instancePath+"/dwell_time_granularity",parentData:data,parentDataProperty:"dwell_time_granularity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : appendErrors(vErrors, validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"object","additionalProperties":false,"properties":{"android":{"type":"object","additionalProperties":false,"properties":{"push_amp_plus_enabled":{"type":"boolean"}}},"ios":{"$ref":"#/components/schemas/IosAudience"}}};
const schema28 = {"type":"object","additionalProperties":false,"properties":{"send_to_all_eligible_device":{"type":"boolean"},"exclude_provisional_push_devices":{"type":"boolean"},"send_to_only_provisional_push_enabled_devices":{"type":"boolean"}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "send_to_all_eligible_device") || (key0 === "exclude_provisional_push_devices")) || (key0 === "send_to_only_provisional_push_enabled_devices"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.send_to_all_eligible_device !== undefined){
if(typeof data.send_to_all_eligible_device !== "boolean"){
const err1 = {instancePath:instancePath+"/send_to_all_eligible_device",schemaPath:"#/properties/send_to_all_eligible_device/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.exclude_provisional_push_devices !== undefined){
if(typeof data.exclude_provisional_push_devices !== "boolean"){
const err2 = {instancePath:instancePath+"/exclude_provisional_push_devices",schemaPath:"#/properties/exclude_provisional_push_devices/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.send_to_only_provisional_push_enabled_devices !== undefined){
if(typeof data.send_to_only_provisional_push_enabled_devices !== "boolean"){
const err3 = {instancePath:instancePath+"/send_to_only_provisional_push_enabled_devices",schemaPath:"#/properties/send_to_only_provisional_push_enabled_devices/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "android") || (key0 === "ios"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.android !== undefined){
let data0 = data.android;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(key1 === "push_amp_plus_enabled")){
const err1 = {instancePath:instancePath+"/android",schemaPath:"#/properties/android/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.push_amp_plus_enabled !== undefined){
if(typeof data0.push_amp_plus_enabled !== "boolean"){
const err2 = {instancePath:instancePath+"/android/push_amp_plus_enabled",schemaPath:"#/properties/android/properties/push_amp_plus_enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/android",schemaPath:"#/properties/android/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ios !== undefined){
if(!(validate67.call(this, data.ios, {instancePath:instancePath+"/ios",parentData:data,parentDataProperty:"ios",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : appendErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema23.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.business_event !== undefined){
if(typeof data.business_event !== "string"){
const err2 = {instancePath:instancePath+"/business_event",schemaPath:"#/properties/business_event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err3 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.team !== undefined){
if(typeof data.team !== "string"){
const err5 = {instancePath:instancePath+"/team",schemaPath:"#/properties/team/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.platforms !== undefined){
let data5 = data.platforms;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate59.call(this, data5[i1], {instancePath:instancePath+"/platforms/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : appendErrors(vErrors, validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/platforms",schemaPath:"#/properties/platforms/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.broadcast_live_activity_id !== undefined){
if(typeof data.broadcast_live_activity_id !== "string"){
const err7 = {instancePath:instancePath+"/broadcast_live_activity_id",schemaPath:"#/properties/broadcast_live_activity_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.geofences !== undefined){
if(!(validate61.call(this, data.geofences, {instancePath:instancePath+"/geofences",parentData:data,parentDataProperty:"geofences",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : appendErrors(vErrors, validate61.errors);
errors = vErrors.length;
}
}
if(data.send_to_triggered_platform_only !== undefined){
if(typeof data.send_to_triggered_platform_only !== "boolean"){
const err8 = {instancePath:instancePath+"/send_to_triggered_platform_only",schemaPath:"#/properties/send_to_triggered_platform_only/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.platform_specific_details !== undefined){
if(!(validate66.call(this, data.platform_specific_details, {instancePath:instancePath+"/platform_specific_details",parentData:data,parentDataProperty:"platform_specific_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : appendErrors(vErrors, validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"locales":{"type":"array","items":{"type":"string"}},"variation_details":{"$ref":"#/components/schemas/VariationDetails"},"content":{"$ref":"#/components/schemas/Content"}}};
const schema30 = {"type":"object","additionalProperties":false,"properties":{"distribution_type":{"type":"string","serviceEnum":{"values":["MANUAL"],"names":["optimizedDistribution"],"silent":[]}},"no_of_variations":{"type":"integer","minimum":1},"manual_distribution_percentage":{"type":"object","additionalProperties":{"type":"integer"}},"optimizer_campaign_duration":{"type":"integer"},"optimizer_distribution_metric":{"type":"string","enum":["OPEN_RATE","CLICK_RATE","BOTH"]}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "distribution_type") || (key0 === "no_of_variations")) || (key0 === "manual_distribution_percentage")) || (key0 === "optimizer_campaign_duration")) || (key0 === "optimizer_distribution_metric"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.distribution_type !== undefined){
let data0 = data.distribution_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/distribution_type",schemaPath:"#/properties/distribution_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "MANUAL") || (data0 === this["optimizedDistribution"]))){
const err2 = {instancePath:instancePath+"/distribution_type",schemaPath:"#/properties/distribution_type/serviceEnum",keyword:"serviceEnum",params:schema30.properties.distribution_type.serviceEnum};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.no_of_variations !== undefined){
let data1 = data.no_of_variations;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/no_of_variations",schemaPath:"#/properties/no_of_variations/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/no_of_variations",schemaPath:"#/properties/no_of_variations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.manual_distribution_percentage !== undefined){
let data2 = data.manual_distribution_percentage;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/manual_distribution_percentage/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/manual_distribution_percentage/additionalProperties/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/manual_distribution_percentage",schemaPath:"#/properties/manual_distribution_percentage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.optimizer_campaign_duration !== undefined){
let data4 = data.optimizer_campaign_duration;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/optimizer_campaign_duration",schemaPath:"#/properties/optimizer_campaign_duration/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.optimizer_distribution_metric !== undefined){
let data5 = data.optimizer_distribution_metric;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/optimizer_distribution_metric",schemaPath:"#/properties/optimizer_distribution_metric/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data5 === "OPEN_RATE") || (data5 === "CLICK_RATE")) || (data5 === "BOTH"))){
const err9 = {instancePath:instancePath+"/optimizer_distribution_metric",schemaPath:"#/properties/optimizer_distribution_metric/enum",keyword:"enum",params:{allowedValues: schema30.properties.optimizer_distribution_metric.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema31 = {"type":"object","properties":{"push":{"$ref":"#/components/schemas/PushContent"},"email":{"$ref":"#/components/schemas/EmailContent"}},"additionalProperties":{"$ref":"#/components/schemas/LocaleContent"}};
const schema32 = {"type":"object","minProperties":1,"properties":{"push":{},"email":{}},"additionalProperties":{"$ref":"#/components/schemas/MessageBody"}};
const schema33 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"push":{"$ref":"#/components/schemas/PushContent"},"email":{"$ref":"#/components/schemas/EmailContent"}}};
const schema34 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"android":{"$ref":"#/components/schemas/AndroidContent"},"ios":{"$ref":"#/components/schemas/IosContent"},"web":{"$ref":"#/components/schemas/WebContent"}}};
const schema35 = {"type":"object","additionalProperties":false,"properties":{"template_type":{"type":"string","enum":["BASIC","STYLIZED_BASIC","SIMPLE_IMAGE_CAROUSEL","IMAGE_BANNER_WITH_TEXT","TIMER","TIMER_WITH_PROGRESS_BAR","Custom"]},"custom_template_id":{"type":"string"},"custom_template_version":{"type":"integer"},"basic_details":{"$ref":"#/components/schemas/AndroidBasicDetails"},"timer":{"$ref":"#/components/schemas/AndroidTimer"},"buttons":{"items":{"$ref":"#/components/schemas/AndroidButton"}},"advanced":{"$ref":"#/components/schemas/AndroidAdvanced"},"template_backup":{}}};
const schema36 = {"type":"object","additionalProperties":false,"properties":{"notification_channel":{"type":"string"},"include_app_name_and_time":{"type":"boolean"},"background_color_code":{"$ref":"#/components/schemas/HexColorOrTemplate"},"app_name_color_code":{"$ref":"#/components/schemas/HexColorOrTemplate"},"notification_control_color":{"type":"string","enum":["LIGHT","DARK"]},"include_title_and_message":{"type":"boolean"},"apply_background_color_in_text_editor":{"type":"boolean"},"title":{},"message":{},"summary":{},"image_url":{"$ref":"#/components/schemas/UriOrTemplate"},"image_scaling":{"type":"string","enum":["FIT_INSIDE_IMAGE_CONTAINER","FILL_IMAGE_CONTAINER"]},"banner_image_url":{"$ref":"#/components/schemas/UriOrTemplate"},"input_gif_url":{"$ref":"#/components/schemas/UriOrTemplate"},"collapsed_push_notification":{"type":"string"},"carousel_content":{},"default_click_action":{"type":"string","enum":["DEEPLINKING","NAVIGATE_TO_A_SCREEN","RICH_LANDING"]},"default_click_action_value":{"type":"string"},"key_value_pairs":{"type":"array","items":{}}}};
const schema37 = {"type":"string","format":"hex-color-or-template"};
const formats0 = formats["hex-color-or-template"];

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats0(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "hex-color-or-template"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"string","format":"uri-or-template"};
const formats2 = formats["uri-or-template"];

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats2(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri-or-template"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.notification_channel !== undefined){
if(typeof data.notification_channel !== "string"){
const err1 = {instancePath:instancePath+"/notification_channel",schemaPath:"#/properties/notification_channel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.include_app_name_and_time !== undefined){
if(typeof data.include_app_name_and_time !== "boolean"){
const err2 = {instancePath:instancePath+"/include_app_name_and_time",schemaPath:"#/properties/include_app_name_and_time/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.background_color_code !== undefined){
if(!(validate80.call(this, data.background_color_code, {instancePath:instancePath+"/background_color_code",parentData:data,parentDataProperty:"background_color_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : appendErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.app_name_color_code !== undefined){
if(!(validate80.call(this, data.app_name_color_code, {instancePath:instancePath+"/app_name_color_code",parentData:data,parentDataProperty:"app_name_color_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : appendErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.notification_control_color !== undefined){
let data4 = data.notification_control_color;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/notification_control_color",schemaPath:"#/properties/notification_control_color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data4 === "LIGHT") || (data4 === "DARK"))){
const err4 = {instancePath:instancePath+"/notification_control_color",schemaPath:"#/properties/notification_control_color/enum",keyword:"enum",params:{allowedValues: schema36.properties.notification_control_color.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.include_title_and_message !== undefined){
if(typeof data.include_title_and_message !== "boolean"){
const err5 = {instancePath:instancePath+"/include_title_and_message",schemaPath:"#/properties/include_title_and_message/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.apply_background_color_in_text_editor !== undefined){
if(typeof data.apply_background_color_in_text_editor !== "boolean"){
const err6 = {instancePath:instancePath+"/apply_background_color_in_text_editor",schemaPath:"#/properties/apply_background_color_in_text_editor/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.image_url !== undefined){
if(!(validate83.call(this, data.image_url, {instancePath:instancePath+"/image_url",parentData:data,parentDataProperty:"image_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : appendErrors(vErrors, validate83.errors);
errors = vErrors.length;
}
}
if(data.image_scaling !== undefined){
let data8 = data.image_scaling;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/image_scaling",schemaPath:"#/properties/image_scaling/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data8 === "FIT_INSIDE_IMAGE_CONTAINER") || (data8 === "FILL_IMAGE_CONTAINER"))){
const err8 = {instancePath:instancePath+"/image_scaling",schemaPath:"#/properties/image_scaling/enum",keyword:"enum",params:{allowedValues: schema36.properties.image_scaling.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.banner_image_url !== undefined){
if(!(validate83.call(this, data.banner_image_url, {instancePath:instancePath+"/banner_image_url",parentData:data,parentDataProperty:"banner_image_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : appendErrors(vErrors, validate83.errors);
errors = vErrors.length;
}
}
if(data.input_gif_url !== undefined){
if(!(validate83.call(this, data.input_gif_url, {instancePath:instancePath+"/input_gif_url",parentData:data,parentDataProperty:"input_gif_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : appendErrors(vErrors, validate83.errors);
errors = vErrors.length;
}
}
if(data.collapsed_push_notification !== undefined){
if(typeof data.collapsed_push_notification !== "string"){
const err9 = {instancePath:instancePath+"/collapsed_push_notification",schemaPath:"#/properties/collapsed_push_notification/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.default_click_action !== undefined){
let data12 = data.default_click_action;
if(typeof data12 !== "string"){
const err10 = {instancePath:instancePath+"/default_click_action",schemaPath:"#/properties/default_click_action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data12 === "DEEPLINKING") || (data12 === "NAVIGATE_TO_A_SCREEN")) || (data12 === "RICH_LANDING"))){
const err11 = {instancePath:instancePath+"/default_click_action",schemaPath:"#/properties/default_click_action/enum",keyword:"enum",params:{allowedValues: schema36.properties.default_click_action.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.default_click_action_value !== undefined){
if(typeof data.default_click_action_value !== "string"){
const err12 = {instancePath:instancePath+"/default_click_action_value",schemaPath:"#/properties/default_click_action_value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.key_value_pairs !== undefined){
if(!(Array.isArray(data.key_value_pairs))){
const err13 = {instancePath:instancePath+"/key_value_pairs",schemaPath:"#/properties/key_value_pairs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":"object","additionalProperties":false,"properties":{"timer_ends_at":{"type":"string","enum":["DURATION","SPECIFIC_TIME_USER_TIMEZONE","SPECIFIC_TIME_CAMPAIGN_TIMEZONE"]},"specific_time":{"$ref":"#/components/schemas/DateTimeOrTemplate"},"time_period":{"type":"string"},"personalized_value":{"type":"boolean"},"duration_hour":{"type":"string"},"duration_minute":{"type":"string"}}};
const schema40 = {"type":"string","format":"date-time-or-template"};
const formats4 = formats["date-time-or-template"];

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats4(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time-or-template"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "timer_ends_at") || (key0 === "specific_time")) || (key0 === "time_period")) || (key0 === "personalized_value")) || (key0 === "duration_hour")) || (key0 === "duration_minute"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.timer_ends_at !== undefined){
let data0 = data.timer_ends_at;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/timer_ends_at",schemaPath:"#/properties/timer_ends_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "DURATION") || (data0 === "SPECIFIC_TIME_USER_TIMEZONE")) || (data0 === "SPECIFIC_TIME_CAMPAIGN_TIMEZONE"))){
const err2 = {instancePath:instancePath+"/timer_ends_at",schemaPath:"#/properties/timer_ends_at/enum",keyword:"enum",params:{allowedValues: schema39.properties.timer_ends_at.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.specific_time !== undefined){
if(!(validate89.call(this, data.specific_time, {instancePath:instancePath+"/specific_time",parentData:data,parentDataProperty:"specific_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : appendErrors(vErrors, validate89.errors);
errors = vErrors.length;
}
}
if(data.time_period !== undefined){
if(typeof data.time_period !== "string"){
const err3 = {instancePath:instancePath+"/time_period",schemaPath:"#/properties/time_period/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.personalized_value !== undefined){
if(typeof data.personalized_value !== "boolean"){
const err4 = {instancePath:instancePath+"/personalized_value",schemaPath:"#/properties/personalized_value/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.duration_hour !== undefined){
if(typeof data.duration_hour !== "string"){
const err5 = {instancePath:instancePath+"/duration_hour",schemaPath:"#/properties/duration_hour/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.duration_minute !== undefined){
if(typeof data.duration_minute !== "string"){
const err6 = {instancePath:instancePath+"/duration_minute",schemaPath:"#/properties/duration_minute/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":"object","additionalProperties":false,"properties":{"btn_name":{},"click_action_type":{"type":"string","enum":["DEEPLINKING","NAVIGATE_TO_A_SCREEN","RICH_LANDING","CALL","SHARE","COPY","SET_USER_ATTRIBUTE","TRACK_EVENT","CUSTOM_ACTION","SNOOZE","REMIND_LATER"]},"click_action_name":{},"click_action_value":{},"key_value_pairs":{}}};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "btn_name") || (key0 === "click_action_type")) || (key0 === "click_action_name")) || (key0 === "click_action_value")) || (key0 === "key_value_pairs"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.click_action_type !== undefined){
let data0 = data.click_action_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/click_action_type",schemaPath:"#/properties/click_action_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((((((((data0 === "DEEPLINKING") || (data0 === "NAVIGATE_TO_A_SCREEN")) || (data0 === "RICH_LANDING")) || (data0 === "CALL")) || (data0 === "SHARE")) || (data0 === "COPY")) || (data0 === "SET_USER_ATTRIBUTE")) || (data0 === "TRACK_EVENT")) || (data0 === "CUSTOM_ACTION")) || (data0 === "SNOOZE")) || (data0 === "REMIND_LATER"))){
const err2 = {instancePath:instancePath+"/click_action_type",schemaPath:"#/properties/click_action_type/enum",keyword:"enum",params:{allowedValues: schema41.properties.click_action_type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","properties":{"coupon_code":{"type":"string"},"icon_type_in_notification":{"type":"string"},"use_large_icon":{"type":"boolean"},"make_notification_sticky":{"type":"boolean"},"dismiss_button_text":{"type":"string"},"auto_dismiss_notification":{"type":"boolean"},"auto_dismiss_notification_time_value":{"type":"integer"},"auto_dismiss_notification_time_granularity":{"$ref":"#/components/schemas/TimeGranularity"}},"additionalProperties":true};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.coupon_code !== undefined){
if(typeof data.coupon_code !== "string"){
const err0 = {instancePath:instancePath+"/coupon_code",schemaPath:"#/properties/coupon_code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.icon_type_in_notification !== undefined){
if(typeof data.icon_type_in_notification !== "string"){
const err1 = {instancePath:instancePath+"/icon_type_in_notification",schemaPath:"#/properties/icon_type_in_notification/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.use_large_icon !== undefined){
if(typeof data.use_large_icon !== "boolean"){
const err2 = {instancePath:instancePath+"/use_large_icon",schemaPath:"#/properties/use_large_icon/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.make_notification_sticky !== undefined){
if(typeof data.make_notification_sticky !== "boolean"){
const err3 = {instancePath:instancePath+"/make_notification_sticky",schemaPath:"#/properties/make_notification_sticky/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.dismiss_button_text !== undefined){
if(typeof data.dismiss_button_text !== "string"){
const err4 = {instancePath:instancePath+"/dismiss_button_text",schemaPath:"#/properties/dismiss_button_text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.auto_dismiss_notification !== undefined){
if(typeof data.auto_dismiss_notification !== "boolean"){
const err5 = {instancePath:instancePath+"/auto_dismiss_notification",schemaPath:"#/properties/auto_dismiss_notification/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.auto_dismiss_notification_time_value !== undefined){
let data6 = data.auto_dismiss_notification_time_value;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err6 = {instancePath:instancePath+"/auto_dismiss_notification_time_value",schemaPath:"#/properties/auto_dismiss_notification_time_value/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.auto_dismiss_notification_time_granularity !== undefined){
if(!(validate62.call(this, data.auto_dismiss_notification_time_granularity, {instancePath:instancePath+"/auto_dismiss_notification_time_granularity",parentData:data,parentDataProperty:"auto_dismiss_notification_time_granularity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : appendErrors(vErrors, validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "template_type") || (key0 === "custom_template_id")) || (key0 === "custom_template_version")) || (key0 === "basic_details")) || (key0 === "timer")) || (key0 === "buttons")) || (key0 === "advanced")) || (key0 === "template_backup"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.template_type !== undefined){
let data0 = data.template_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/template_type",schemaPath:"#/properties/template_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((((data0 === "BASIC") || (data0 === "STYLIZED_BASIC")) || (data0 === "SIMPLE_IMAGE_CAROUSEL")) || (data0 === "IMAGE_BANNER_WITH_TEXT")) || (data0 === "TIMER")) || (data0 === "TIMER_WITH_PROGRESS_BAR")) || (data0 === "Custom"))){
const err2 = {instancePath:instancePath+"/template_type",schemaPath:"#/properties/template_type/enum",keyword:"enum",params:{allowedValues: schema35.properties.template_type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.custom_template_id !== undefined){
if(typeof data.custom_template_id !== "string"){
const err3 = {instancePath:instancePath+"/custom_template_id",schemaPath:"#/properties/custom_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.custom_template_version !== undefined){
let data2 = data.custom_template_version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/custom_template_version",schemaPath:"#/properties/custom_template_version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.basic_details !== undefined){
if(!(validate79.call(this, data.basic_details, {instancePath:instancePath+"/basic_details",parentData:data,parentDataProperty:"basic_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : appendErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.timer !== undefined){
if(!(validate88.call(this, data.timer, {instancePath:instancePath+"/timer",parentData:data,parentDataProperty:"timer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : appendErrors(vErrors, validate88.errors);
errors = vErrors.length;
}
}
if(data.buttons !== undefined){
let data5 = data.buttons;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate92.call(this, data5[i0], {instancePath:instancePath+"/buttons/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : appendErrors(vErrors, validate92.errors);
errors = vErrors.length;
}
}
}
}
if(data.advanced !== undefined){
if(!(validate94.call(this, data.advanced, {instancePath:instancePath+"/advanced",parentData:data,parentDataProperty:"advanced",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : appendErrors(vErrors, validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"type":"object","additionalProperties":false,"properties":{"template_type":{"type":"string","enum":["BASIC","STYLIZED_BASIC","SIMPLE_IMAGE_CAROUSEL","Custom"]},"custom_template_id":{"type":"string"},"custom_template_version":{},"basic_details":{},"buttons":{},"advanced":{},"template_backup":{}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "template_type") || (key0 === "custom_template_id")) || (key0 === "custom_template_version")) || (key0 === "basic_details")) || (key0 === "buttons")) || (key0 === "advanced")) || (key0 === "template_backup"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.template_type !== undefined){
let data0 = data.template_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/template_type",schemaPath:"#/properties/template_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "BASIC") || (data0 === "STYLIZED_BASIC")) || (data0 === "SIMPLE_IMAGE_CAROUSEL")) || (data0 === "Custom"))){
const err2 = {instancePath:instancePath+"/template_type",schemaPath:"#/properties/template_type/enum",keyword:"enum",params:{allowedValues: schema43.properties.template_type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.custom_template_id !== undefined){
if(typeof data.custom_template_id !== "string"){
const err3 = {instancePath:instancePath+"/custom_template_id",schemaPath:"#/properties/custom_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","additionalProperties":false,"properties":{"template_type":{"type":"string","enum":["BASIC"]},"basic_details":{},"buttons":{},"advanced":{}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "template_type") || (key0 === "basic_details")) || (key0 === "buttons")) || (key0 === "advanced"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.template_type !== undefined){
let data0 = data.template_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/template_type",schemaPath:"#/properties/template_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "BASIC")){
const err2 = {instancePath:instancePath+"/template_type",schemaPath:"#/properties/template_type/enum",keyword:"enum",params:{allowedValues: schema44.properties.template_type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "android") || (key0 === "ios")) || (key0 === "web"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.android !== undefined){
if(!(validate78.call(this, data.android, {instancePath:instancePath+"/android",parentData:data,parentDataProperty:"android",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : appendErrors(vErrors, validate78.errors);
errors = vErrors.length;
}
}
if(data.ios !== undefined){
if(!(validate98.call(this, data.ios, {instancePath:instancePath+"/ios",parentData:data,parentDataProperty:"ios",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : appendErrors(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.web !== undefined){
if(!(validate100.call(this, data.web, {instancePath:instancePath+"/web",parentData:data,parentDataProperty:"web",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : appendErrors(vErrors, validate100.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"object","additionalProperties":false,"properties":{"subject":{"type":"string"},"preview_text":{"type":"string"},"sender_name":{"type":"string"},"from_address":{"$ref":"#/components/schemas/EmailOrTemplate"},"reply_to_address":{"$ref":"#/components/schemas/EmailOrTemplate"},"cc_ids":{"type":"array","items":{"$ref":"#/components/schemas/EmailOrTemplate"}},"bcc_ids":{"type":"array","items":{"$ref":"#/components/schemas/EmailOrTemplate"}},"html_content":{"type":"string"},"email_editor":{"type":"string","enum":["Froala Editor","Ace Editor"]},"custom_template_id":{"type":"string"},"custom_template_version":{"type":"integer"},"attachments":{"type":"array","items":{"$ref":"#/components/schemas/EmailAttachment"}}}};
const schema46 = {"type":"string","format":"email-or-template"};
const formats6 = formats["email-or-template"];

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats6(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email-or-template"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"object","additionalProperties":false,"properties":{"file_type":{"type":"string","enum":["URL","PERSONALIZED_ATTACHMENT"]},"url":{"type":"string"}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "file_type") || (key0 === "url"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.file_type !== undefined){
let data0 = data.file_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/file_type",schemaPath:"#/properties/file_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "URL") || (data0 === "PERSONALIZED_ATTACHMENT"))){
const err2 = {instancePath:instancePath+"/file_type",schemaPath:"#/properties/file_type/enum",keyword:"enum",params:{allowedValues: schema47.properties.file_type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema45.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.subject !== undefined){
if(typeof data.subject !== "string"){
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.preview_text !== undefined){
if(typeof data.preview_text !== "string"){
const err2 = {instancePath:instancePath+"/preview_text",schemaPath:"#/properties/preview_text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sender_name !== undefined){
if(typeof data.sender_name !== "string"){
const err3 = {instancePath:instancePath+"/sender_name",schemaPath:"#/properties/sender_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.from_address !== undefined){
if(!(validate104.call(this, data.from_address, {instancePath:instancePath+"/from_address",parentData:data,parentDataProperty:"from_address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : appendErrors(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.reply_to_address !== undefined){
if(!(validate104.call(this, data.reply_to_address, {instancePath:instancePath+"/reply_to_address",parentData:data,parentDataProperty:"reply_to_address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : appendErrors(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.cc_ids !== undefined){
let data5 = data.cc_ids;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate104.call(this, data5[i0], {instancePath:instancePath+"/cc_ids/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : appendErrors(vErrors, validate104.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/cc_ids",schemaPath:"#/properties/cc_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.bcc_ids !== undefined){
let data7 = data.bcc_ids;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate104.call(this, data7[i1], {instancePath:instancePath+"/bcc_ids/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : appendErrors(vErrors, validate104.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/bcc_ids",schemaPath:"#/properties/bcc_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.html_content !== undefined){
if(typeof data.html_content !== "string"){
const err6 = {instancePath:instancePath+"/html_content",schemaPath:"#/properties/html_content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.email_editor !== undefined){
let data10 = data.email_editor;
if(typeof data10 !== "string"){
const err7 = {instancePath:instancePath+"/email_editor",schemaPath:"#/properties/email_editor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data10 === "Froala Editor") || (data10 === "Ace Editor"))){
const err8 = {instancePath:instancePath+"/email_editor",schemaPath:"#/properties/email_editor/enum",keyword:"enum",params:{allowedValues: schema45.properties.email_editor.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.custom_template_id !== undefined){
if(typeof data.custom_template_id !== "string"){
const err9 = {instancePath:instancePath+"/custom_template_id",schemaPath:"#/properties/custom_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.custom_template_version !== undefined){
let data12 = data.custom_template_version;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err10 = {instancePath:instancePath+"/custom_template_version",schemaPath:"#/properties/custom_template_version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.attachments !== undefined){
let data13 = data.attachments;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate109.call(this, data13[i2], {instancePath:instancePath+"/attachments/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : appendErrors(vErrors, validate109.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "push") || (key0 === "email"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.push !== undefined){
if(!(validate77.call(this, data.push, {instancePath:instancePath+"/push",parentData:data,parentDataProperty:"push",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : appendErrors(vErrors, validate77.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate103.call(this, data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : appendErrors(vErrors, validate103.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "push") || (key0 === "email"))){
if(!(validate76.call(this, data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : appendErrors(vErrors, validate76.errors);
errors = vErrors.length;
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "push") || (key0 === "email"))){
if(!(validate75.call(this, data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : appendErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
}
if(data.push !== undefined){
if(!(validate77.call(this, data.push, {instancePath:instancePath+"/push",parentData:data,parentDataProperty:"push",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : appendErrors(vErrors, validate77.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate103.call(this, data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : appendErrors(vErrors, validate103.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "locales") || (key0 === "variation_details")) || (key0 === "content"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.locales !== undefined){
let data0 = data.locales;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err2 = {instancePath:instancePath+"/locales/" + i0,schemaPath:"#/properties/locales/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.variation_details !== undefined){
if(!(validate72.call(this, data.variation_details, {instancePath:instancePath+"/variation_details",parentData:data,parentDataProperty:"variation_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : appendErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(!(validate74.call(this, data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : appendErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.campaign_delivery_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaign_delivery_type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.created_by === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_by"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.delivery_type !== undefined){
const err3 = {instancePath:instancePath+"/delivery_type",schemaPath:"#/properties/delivery_type/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.request_id !== undefined){
if(!(validate54.call(this, data.request_id, {instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"request_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : appendErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data2 === "PUSH") || (data2 === "EMAIL")) || (data2 === "SMS"))){
const err5 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/serviceEnum",keyword:"serviceEnum",params:schema20.properties.channel.serviceEnum};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.campaign_delivery_type !== undefined){
if(!(validate56.call(this, data.campaign_delivery_type, {instancePath:instancePath+"/campaign_delivery_type",parentData:data,parentDataProperty:"campaign_delivery_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : appendErrors(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.basic_details !== undefined){
if(!(validate58.call(this, data.basic_details, {instancePath:instancePath+"/basic_details",parentData:data,parentDataProperty:"basic_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : appendErrors(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.campaign_content !== undefined){
if(!(validate71.call(this, data.campaign_content, {instancePath:instancePath+"/campaign_content",parentData:data,parentDataProperty:"campaign_content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : appendErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createCampaignEMAIL = validate118;
const schema48 = {"type":"object","required":["channel","campaign_delivery_type","created_by"],"properties":{"delivery_type":false,"request_id":{"$ref":"#/components/schemas/RequestId"},"channel":{"type":"string","serviceEnum":{"values":["PUSH","EMAIL"],"names":[],"silent":["SMS"]}},"campaign_delivery_type":{"$ref":"#/components/schemas/CreatableDeliveryType"},"created_by":{},"basic_details":{"$ref":"#/components/schemas/EmailBasicDetails"},"connector":{"$ref":"#/components/schemas/Connector"},"campaign_content":{"$ref":"#/components/schemas/CampaignContent"}},"additionalProperties":true};
const schema49 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string"},"business_event":{"type":"string"},"content_type":{"type":"string","enum":["PROMOTIONAL","TRANSACTIONAL"]},"subscription_category":{"type":"string"},"tags":{"type":"array","items":{"type":"string"}},"team":{"type":"string"},"user_attribute_identifier":{"type":"string"}}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "business_event")) || (key0 === "content_type")) || (key0 === "subscription_category")) || (key0 === "tags")) || (key0 === "team")) || (key0 === "user_attribute_identifier"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.business_event !== undefined){
if(typeof data.business_event !== "string"){
const err2 = {instancePath:instancePath+"/business_event",schemaPath:"#/properties/business_event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.content_type !== undefined){
let data2 = data.content_type;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/content_type",schemaPath:"#/properties/content_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data2 === "PROMOTIONAL") || (data2 === "TRANSACTIONAL"))){
const err4 = {instancePath:instancePath+"/content_type",schemaPath:"#/properties/content_type/enum",keyword:"enum",params:{allowedValues: schema49.properties.content_type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.subscription_category !== undefined){
if(typeof data.subscription_category !== "string"){
const err5 = {instancePath:instancePath+"/subscription_category",schemaPath:"#/properties/subscription_category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tags !== undefined){
let data4 = data.tags;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err6 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.team !== undefined){
if(typeof data.team !== "string"){
const err8 = {instancePath:instancePath+"/team",schemaPath:"#/properties/team/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.user_attribute_identifier !== undefined){
if(typeof data.user_attribute_identifier !== "string"){
const err9 = {instancePath:instancePath+"/user_attribute_identifier",schemaPath:"#/properties/user_attribute_identifier/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema50 = {"type":"object","additionalProperties":false,"required":["connector_type","connector_name"],"properties":{"connector_type":{"type":"string"},"connector_name":{"type":"string"}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connector_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connector_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.connector_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connector_name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "connector_type") || (key0 === "connector_name"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.connector_type !== undefined){
if(typeof data.connector_type !== "string"){
const err3 = {instancePath:instancePath+"/connector_type",schemaPath:"#/properties/connector_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.connector_name !== undefined){
if(typeof data.connector_name !== "string"){
const err4 = {instancePath:instancePath+"/connector_name",schemaPath:"#/properties/connector_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.campaign_delivery_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaign_delivery_type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.created_by === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_by"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.delivery_type !== undefined){
const err3 = {instancePath:instancePath+"/delivery_type",schemaPath:"#/properties/delivery_type/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.request_id !== undefined){
if(!(validate54.call(this, data.request_id, {instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"request_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : appendErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data2 === "PUSH") || (data2 === "EMAIL")) || (data2 === "SMS"))){
const err5 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/serviceEnum",keyword:"serviceEnum",params:schema48.properties.channel.serviceEnum};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.campaign_delivery_type !== undefined){
if(!(validate56.call(this, data.campaign_delivery_type, {instancePath:instancePath+"/campaign_delivery_type",parentData:data,parentDataProperty:"campaign_delivery_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : appendErrors(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.basic_details !== undefined){
if(!(validate121.call(this, data.basic_details, {instancePath:instancePath+"/basic_details",parentData:data,parentDataProperty:"basic_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : appendErrors(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data.connector !== undefined){
if(!(validate123.call(this, data.connector, {instancePath:instancePath+"/connector",parentData:data,parentDataProperty:"connector",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : appendErrors(vErrors, validate123.errors);
errors = vErrors.length;
}
}
if(data.campaign_content !== undefined){
if(!(validate71.call(this, data.campaign_content, {instancePath:instancePath+"/campaign_content",parentData:data,parentDataProperty:"campaign_content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : appendErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createCampaign = validate126;
const schema51 = {"type":"object","required":["channel","campaign_delivery_type","created_by"],"properties":{"delivery_type":false,"request_id":{"$ref":"#/components/schemas/RequestId"},"channel":{"type":"string","serviceEnum":{"values":["PUSH","EMAIL"],"names":[],"silent":["SMS"]}},"campaign_delivery_type":{"$ref":"#/components/schemas/CreatableDeliveryType"},"created_by":{},"basic_details":{"$ref":"#/components/schemas/EitherBasicDetails"},"connector":{"$ref":"#/components/schemas/Connector"},"campaign_content":{"$ref":"#/components/schemas/CampaignContent"}},"additionalProperties":true};
const schema52 = {"type":"object","additionalProperties":false,"properties":{"name":{"$ref":"#/components/schemas/PushBasicDetails/properties/name"},"business_event":{"$ref":"#/components/schemas/PushBasicDetails/properties/business_event"},"tags":{"$ref":"#/components/schemas/PushBasicDetails/properties/tags"},"team":{"$ref":"#/components/schemas/PushBasicDetails/properties/team"},"platforms":{"$ref":"#/components/schemas/PushBasicDetails/properties/platforms"},"broadcast_live_activity_id":{"$ref":"#/components/schemas/PushBasicDetails/properties/broadcast_live_activity_id"},"geofences":{"$ref":"#/components/schemas/PushBasicDetails/properties/geofences"},"send_to_triggered_platform_only":{"$ref":"#/components/schemas/PushBasicDetails/properties/send_to_triggered_platform_only"},"platform_specific_details":{"$ref":"#/components/schemas/PushBasicDetails/properties/platform_specific_details"},"content_type":{"$ref":"#/components/schemas/EmailBasicDetails/properties/content_type"},"subscription_category":{"$ref":"#/components/schemas/EmailBasicDetails/properties/subscription_category"},"user_attribute_identifier":{"$ref":"#/components/schemas/EmailBasicDetails/properties/user_attribute_identifier"}}};
const schema53 = {"type":"string"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema54 = {"type":"string"};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":"array","items":{"type":"string"}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(typeof data[i0] !== "string"){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"type":"string"};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"array","items":{"$ref":"#/components/schemas/Platform"}};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate59.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : appendErrors(vErrors, validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"type":"string"};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.latitude === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "latitude"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.longitude === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "longitude"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.radius === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "radius"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.response_time_value === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_time_value"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.response_time_granularity === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_time_granularity"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.triggered_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "triggered_at"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema25.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.latitude !== undefined){
if(typeof data.latitude !== "string"){
const err9 = {instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.longitude !== undefined){
if(typeof data.longitude !== "string"){
const err10 = {instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.radius !== undefined){
if(typeof data.radius !== "string"){
const err11 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.response_time_value !== undefined){
if(typeof data.response_time_value !== "string"){
const err12 = {instancePath:instancePath+"/response_time_value",schemaPath:"#/properties/response_time_value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.response_time_granularity !== undefined){
if(!(validate62.call(this, data.response_time_granularity, {instancePath:instancePath+"/response_time_granularity",parentData:data,parentDataProperty:"response_time_granularity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : appendErrors(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.triggered_at !== undefined){
let data6 = data.triggered_at;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/triggered_at",schemaPath:"#/properties/triggered_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data6 === "ENTRY") || (data6 === "EXIT")) || (data6 === "dwell"))){
const err14 = {instancePath:instancePath+"/triggered_at",schemaPath:"#/properties/triggered_at/enum",keyword:"enum",params:{allowedValues: schema25.properties.triggered_at.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.dwell_time_value !== undefined){
if(typeof data.dwell_time_value !== "string"){
const err15 = {instancePath:instancePath+"/dwell_time_value",schemaPath:"#/properties/dwell_time_value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.dwell_time_granularity !== undefined){
if(!(validate62.call(this, data.dwell_time_granularity, {instancePath:instancePath+"/dwell_time_granularity",parentData:data,parentDataProperty:"dwell_time_granularity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : appendErrors(vErrors, validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":"boolean"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "android") || (key0 === "ios"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.android !== undefined){
let data0 = data.android;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(key1 === "push_amp_plus_enabled")){
const err1 = {instancePath:instancePath+"/android",schemaPath:"#/properties/android/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.push_amp_plus_enabled !== undefined){
if(typeof data0.push_amp_plus_enabled !== "boolean"){
const err2 = {instancePath:instancePath+"/android/push_amp_plus_enabled",schemaPath:"#/properties/android/properties/push_amp_plus_enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/android",schemaPath:"#/properties/android/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ios !== undefined){
if(!(validate67.call(this, data.ios, {instancePath:instancePath+"/ios",parentData:data,parentDataProperty:"ios",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : appendErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"type":"string","enum":["PROMOTIONAL","TRANSACTIONAL"]};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "PROMOTIONAL") || (data === "TRANSACTIONAL"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema62.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema63 = {"type":"string"};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema64 = {"type":"string"};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema52.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate130.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : appendErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.business_event !== undefined){
if(!(validate132.call(this, data.business_event, {instancePath:instancePath+"/business_event",parentData:data,parentDataProperty:"business_event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : appendErrors(vErrors, validate132.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate134.call(this, data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : appendErrors(vErrors, validate134.errors);
errors = vErrors.length;
}
}
if(data.team !== undefined){
if(!(validate136.call(this, data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : appendErrors(vErrors, validate136.errors);
errors = vErrors.length;
}
}
if(data.platforms !== undefined){
if(!(validate138.call(this, data.platforms, {instancePath:instancePath+"/platforms",parentData:data,parentDataProperty:"platforms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : appendErrors(vErrors, validate138.errors);
errors = vErrors.length;
}
}
if(data.broadcast_live_activity_id !== undefined){
if(!(validate141.call(this, data.broadcast_live_activity_id, {instancePath:instancePath+"/broadcast_live_activity_id",parentData:data,parentDataProperty:"broadcast_live_activity_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : appendErrors(vErrors, validate141.errors);
errors = vErrors.length;
}
}
if(data.geofences !== undefined){
if(!(validate143.call(this, data.geofences, {instancePath:instancePath+"/geofences",parentData:data,parentDataProperty:"geofences",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : appendErrors(vErrors, validate143.errors);
errors = vErrors.length;
}
}
if(data.send_to_triggered_platform_only !== undefined){
if(!(validate147.call(this, data.send_to_triggered_platform_only, {instancePath:instancePath+"/send_to_triggered_platform_only",parentData:data,parentDataProperty:"send_to_triggered_platform_only",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : appendErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.platform_specific_details !== undefined){
if(!(validate149.call(this, data.platform_specific_details, {instancePath:instancePath+"/platform_specific_details",parentData:data,parentDataProperty:"platform_specific_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : appendErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.content_type !== undefined){
if(!(validate152.call(this, data.content_type, {instancePath:instancePath+"/content_type",parentData:data,parentDataProperty:"content_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : appendErrors(vErrors, validate152.errors);
errors = vErrors.length;
}
}
if(data.subscription_category !== undefined){
if(!(validate154.call(this, data.subscription_category, {instancePath:instancePath+"/subscription_category",parentData:data,parentDataProperty:"subscription_category",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : appendErrors(vErrors, validate154.errors);
errors = vErrors.length;
}
}
if(data.user_attribute_identifier !== undefined){
if(!(validate156.call(this, data.user_attribute_identifier, {instancePath:instancePath+"/user_attribute_identifier",parentData:data,parentDataProperty:"user_attribute_identifier",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : appendErrors(vErrors, validate156.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.campaign_delivery_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaign_delivery_type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.created_by === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_by"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.delivery_type !== undefined){
const err3 = {instancePath:instancePath+"/delivery_type",schemaPath:"#/properties/delivery_type/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.request_id !== undefined){
if(!(validate54.call(this, data.request_id, {instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"request_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : appendErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data2 === "PUSH") || (data2 === "EMAIL")) || (data2 === "SMS"))){
const err5 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/serviceEnum",keyword:"serviceEnum",params:schema51.properties.channel.serviceEnum};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.campaign_delivery_type !== undefined){
if(!(validate56.call(this, data.campaign_delivery_type, {instancePath:instancePath+"/campaign_delivery_type",parentData:data,parentDataProperty:"campaign_delivery_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : appendErrors(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.basic_details !== undefined){
if(!(validate129.call(this, data.basic_details, {instancePath:instancePath+"/basic_details",parentData:data,parentDataProperty:"basic_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : appendErrors(vErrors, validate129.errors);
errors = vErrors.length;
}
}
if(data.connector !== undefined){
if(!(validate123.call(this, data.connector, {instancePath:instancePath+"/connector",parentData:data,parentDataProperty:"connector",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : appendErrors(vErrors, validate123.errors);
errors = vErrors.length;
}
}
if(data.campaign_content !== undefined){
if(!(validate71.call(this, data.campaign_content, {instancePath:instancePath+"/campaign_content",parentData:data,parentDataProperty:"campaign_content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : appendErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateCampaignPUSH = validate161;
const schema65 = {"type":"object","minProperties":1,"required":[],"properties":{"delivery_type":false,"request_id":{"$ref":"#/components/schemas/RequestId"},"channel":{"type":"string","serviceEnum":{"values":["PUSH","EMAIL"],"names":[],"silent":["SMS"]}},"status":{"$ref":"#/components/schemas/UpdateStatus"},"basic_details":{"$ref":"#/components/schemas/PushBasicDetails"},"campaign_content":{"$ref":"#/components/schemas/CampaignContent"}},"additionalProperties":true};
const schema66 = {};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate163.errors = null;
return true;
}
validate163.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.delivery_type !== undefined){
const err1 = {instancePath:instancePath+"/delivery_type",schemaPath:"#/properties/delivery_type/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.request_id !== undefined){
if(!(validate54.call(this, data.request_id, {instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"request_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : appendErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data2 === "PUSH") || (data2 === "EMAIL")) || (data2 === "SMS"))){
const err3 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/serviceEnum",keyword:"serviceEnum",params:schema65.properties.channel.serviceEnum};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate163.call(this, data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : appendErrors(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.basic_details !== undefined){
if(!(validate58.call(this, data.basic_details, {instancePath:instancePath+"/basic_details",parentData:data,parentDataProperty:"basic_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : appendErrors(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.campaign_content !== undefined){
if(!(validate71.call(this, data.campaign_content, {instancePath:instancePath+"/campaign_content",parentData:data,parentDataProperty:"campaign_content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : appendErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateCampaignEMAIL = validate167;
const schema67 = {"type":"object","minProperties":1,"required":[],"properties":{"delivery_type":false,"request_id":{"$ref":"#/components/schemas/RequestId"},"channel":{"type":"string","serviceEnum":{"values":["PUSH","EMAIL"],"names":[],"silent":["SMS"]}},"status":{"$ref":"#/components/schemas/UpdateStatus"},"basic_details":{"$ref":"#/components/schemas/EmailBasicDetails"},"connector":{"$ref":"#/components/schemas/Connector"},"campaign_content":{"$ref":"#/components/schemas/CampaignContent"}},"additionalProperties":true};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.delivery_type !== undefined){
const err1 = {instancePath:instancePath+"/delivery_type",schemaPath:"#/properties/delivery_type/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.request_id !== undefined){
if(!(validate54.call(this, data.request_id, {instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"request_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : appendErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data2 === "PUSH") || (data2 === "EMAIL")) || (data2 === "SMS"))){
const err3 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/serviceEnum",keyword:"serviceEnum",params:schema67.properties.channel.serviceEnum};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate163.call(this, data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : appendErrors(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.basic_details !== undefined){
if(!(validate121.call(this, data.basic_details, {instancePath:instancePath+"/basic_details",parentData:data,parentDataProperty:"basic_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : appendErrors(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data.connector !== undefined){
if(!(validate123.call(this, data.connector, {instancePath:instancePath+"/connector",parentData:data,parentDataProperty:"connector",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : appendErrors(vErrors, validate123.errors);
errors = vErrors.length;
}
}
if(data.campaign_content !== undefined){
if(!(validate71.call(this, data.campaign_content, {instancePath:instancePath+"/campaign_content",parentData:data,parentDataProperty:"campaign_content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : appendErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateCampaign = validate173;
const schema68 = {"type":"object","minProperties":1,"properties":{"delivery_type":false,"request_id":{"$ref":"#/components/schemas/RequestId"},"channel":{"type":"string","serviceEnum":{"values":["PUSH","EMAIL"],"names":[],"silent":["SMS"]}},"status":{"$ref":"#/components/schemas/UpdateStatus"},"basic_details":{"$ref":"#/components/schemas/EitherBasicDetails"},"connector":{"$ref":"#/components/schemas/Connector"},"campaign_content":{"$ref":"#/components/schemas/CampaignContent"}},"additionalProperties":true,"required":[]};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.delivery_type !== undefined){
const err1 = {instancePath:instancePath+"/delivery_type",schemaPath:"#/properties/delivery_type/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.request_id !== undefined){
if(!(validate54.call(this, data.request_id, {instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"request_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : appendErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data2 === "PUSH") || (data2 === "EMAIL")) || (data2 === "SMS"))){
const err3 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/serviceEnum",keyword:"serviceEnum",params:schema68.properties.channel.serviceEnum};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate163.call(this, data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : appendErrors(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.basic_details !== undefined){
if(!(validate129.call(this, data.basic_details, {instancePath:instancePath+"/basic_details",parentData:data,parentDataProperty:"basic_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : appendErrors(vErrors, validate129.errors);
errors = vErrors.length;
}
}
if(data.connector !== undefined){
if(!(validate123.call(this, data.connector, {instancePath:instancePath+"/connector",parentData:data,parentDataProperty:"connector",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : appendErrors(vErrors, validate123.errors);
errors = vErrors.length;
}
}
if(data.campaign_content !== undefined){
if(!(validate71.call(this, data.campaign_content, {instancePath:instancePath+"/campaign_content",parentData:data,parentDataProperty:"campaign_content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : appendErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateCampaign = validate179;
const schema69 = {"type":"object","properties":{"request_id":{"$ref":"#/components/schemas/RequestId"}},"additionalProperties":true};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.request_id !== undefined){
if(!(validate54.call(this, data.request_id, {instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"request_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : appendErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const changeCampaignStatus = validate181;
const schema70 = {"type":"object","additionalProperties":false,"required":["action"],"properties":{"request_id":{"$ref":"#/components/schemas/RequestId"},"action":{"type":"string","serviceEnum":{"values":["STOP","PAUSE","RESUME"],"names":[],"silent":["PUBLISH"]}}}};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "request_id") || (key0 === "action"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.request_id !== undefined){
if(!(validate54.call(this, data.request_id, {instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"request_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : appendErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
let data1 = data.action;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data1 === "STOP") || (data1 === "PAUSE")) || (data1 === "RESUME")) || (data1 === "PUBLISH"))){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/serviceEnum",keyword:"serviceEnum",params:schema70.properties.action.serviceEnum};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listCampaignExecutions = validate183;
const schema71 = {"type":"object","properties":{"request_id":{"$ref":"#/components/schemas/RequestId"}},"additionalProperties":true};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.request_id !== undefined){
if(!(validate54.call(this, data.request_id, {instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"request_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : appendErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const searchCampaigns = validate185;
const schema72 = {"type":"object","properties":{"request_id":{"type":"string"},"limit":{"type":"integer","minimum":1,"maximum":15},"campaign_fields":{"$ref":"#/components/schemas/CampaignFields"}},"additionalProperties":true};
const schema73 = {"type":"object","additionalProperties":false,"properties":{"id":false,"delivery_type":false,"ids":{"type":"array","items":{"type":"string"}},"channels":{"items":{"type":"string","enum":["PUSH","EMAIL","SMS"]}},"created_by":{},"created_date":{},"name":{},"status":{"items":{"type":"string"}},"tags":{},"campaign_delivery_type":{},"version_number":{}}};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema73.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.id !== undefined){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.delivery_type !== undefined){
const err2 = {instancePath:instancePath+"/delivery_type",schemaPath:"#/properties/delivery_type/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.ids !== undefined){
let data2 = data.ids;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err3 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.channels !== undefined){
let data4 = data.channels;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/channels/" + i1,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data5 === "PUSH") || (data5 === "EMAIL")) || (data5 === "SMS"))){
const err6 = {instancePath:instancePath+"/channels/" + i1,schemaPath:"#/properties/channels/items/enum",keyword:"enum",params:{allowedValues: schema73.properties.channels.items.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data.status !== undefined){
let data6 = data.status;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(typeof data6[i2] !== "string"){
const err7 = {instancePath:instancePath+"/status/" + i2,schemaPath:"#/properties/status/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.request_id !== undefined){
if(typeof data.request_id !== "string"){
const err0 = {instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 15 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 15}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.campaign_fields !== undefined){
if(!(validate186.call(this, data.campaign_fields, {instancePath:instancePath+"/campaign_fields",parentData:data,parentDataProperty:"campaign_fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : appendErrors(vErrors, validate186.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const testCampaignPUSH = validate188;
const schema74 = {"type":"object","additionalProperties":false,"required":["test_campaign_meta"],"properties":{"request_id":{"$ref":"#/components/schemas/RequestId"},"channel":{"type":"string","enum":["PUSH","EMAIL"]},"draft_id":{"$ref":"#/components/schemas/DraftId"},"basic_details":{"$ref":"#/components/schemas/PushBasicDetails"},"connector":{},"campaign_content":{"$ref":"#/components/schemas/CampaignContent"},"personalization_details":{"$ref":"#/components/schemas/PersonalizationDetails"},"test_campaign_meta":{"$ref":"#/components/schemas/TestCampaignMeta"}}};
const schema75 = {"type":"string"};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema76 = {"type":"object","additionalProperties":false,"properties":{"user_attributes":{"type":"object","additionalProperties":true},"event_attributes":{"type":"object","additionalProperties":true}}};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "user_attributes") || (key0 === "event_attributes"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.user_attributes !== undefined){
let data0 = data.user_attributes;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/user_attributes",schemaPath:"#/properties/user_attributes/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event_attributes !== undefined){
let data1 = data.event_attributes;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err2 = {instancePath:instancePath+"/event_attributes",schemaPath:"#/properties/event_attributes/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema77 = {"type":"object","additionalProperties":false,"required":["identifier","identifier_values"],"properties":{"identifier":{"$ref":"#/components/schemas/TestIdentifier"},"identifier_values":{"type":"array","items":{"type":"string"},"maxItems":10,"minItems":1},"variation":{"type":"string"},"locale_name":{"type":"string"},"platform":{"$ref":"#/components/schemas/Platform"}}};
const schema78 = {"type":"string","serviceEnum":{"values":["USER_ATTRIBUTE_UNIQUE_ID","USER_ATTRIBUTE_USER_EMAIL","USER_ATTRIBUTE_USER_MOBILE","ADVERTISING_IDENTIFIER","PUSH_ID","CUSTOM_SEGMENT","EMAIL","ID","MOBILE_NUMBER"],"names":["gaid"],"silent":[]}};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((data === "USER_ATTRIBUTE_UNIQUE_ID") || (data === "USER_ATTRIBUTE_USER_EMAIL")) || (data === "USER_ATTRIBUTE_USER_MOBILE")) || (data === "ADVERTISING_IDENTIFIER")) || (data === "PUSH_ID")) || (data === "CUSTOM_SEGMENT")) || (data === "EMAIL")) || (data === "ID")) || (data === "MOBILE_NUMBER")) || (data === this["gaid"]))){
const err1 = {instancePath,schemaPath:"#/serviceEnum",keyword:"serviceEnum",params:schema78.serviceEnum};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.identifier === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.identifier_values === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier_values"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "identifier") || (key0 === "identifier_values")) || (key0 === "variation")) || (key0 === "locale_name")) || (key0 === "platform"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.identifier !== undefined){
if(!(validate197.call(this, data.identifier, {instancePath:instancePath+"/identifier",parentData:data,parentDataProperty:"identifier",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : appendErrors(vErrors, validate197.errors);
errors = vErrors.length;
}
}
if(data.identifier_values !== undefined){
let data1 = data.identifier_values;
if(Array.isArray(data1)){
if(data1.length > 10){
const err3 = {instancePath:instancePath+"/identifier_values",schemaPath:"#/properties/identifier_values/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/identifier_values",schemaPath:"#/properties/identifier_values/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err5 = {instancePath:instancePath+"/identifier_values/" + i0,schemaPath:"#/properties/identifier_values/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/identifier_values",schemaPath:"#/properties/identifier_values/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.variation !== undefined){
if(typeof data.variation !== "string"){
const err7 = {instancePath:instancePath+"/variation",schemaPath:"#/properties/variation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.locale_name !== undefined){
if(typeof data.locale_name !== "string"){
const err8 = {instancePath:instancePath+"/locale_name",schemaPath:"#/properties/locale_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.platform !== undefined){
if(!(validate59.call(this, data.platform, {instancePath:instancePath+"/platform",parentData:data,parentDataProperty:"platform",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : appendErrors(vErrors, validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.test_campaign_meta === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "test_campaign_meta"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "request_id") || (key0 === "channel")) || (key0 === "draft_id")) || (key0 === "basic_details")) || (key0 === "connector")) || (key0 === "campaign_content")) || (key0 === "personalization_details")) || (key0 === "test_campaign_meta"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.request_id !== undefined){
if(!(validate54.call(this, data.request_id, {instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"request_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : appendErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
let data1 = data.channel;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === "PUSH") || (data1 === "EMAIL"))){
const err3 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema74.properties.channel.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.draft_id !== undefined){
if(!(validate190.call(this, data.draft_id, {instancePath:instancePath+"/draft_id",parentData:data,parentDataProperty:"draft_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : appendErrors(vErrors, validate190.errors);
errors = vErrors.length;
}
}
if(data.basic_details !== undefined){
if(!(validate58.call(this, data.basic_details, {instancePath:instancePath+"/basic_details",parentData:data,parentDataProperty:"basic_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : appendErrors(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.campaign_content !== undefined){
if(!(validate71.call(this, data.campaign_content, {instancePath:instancePath+"/campaign_content",parentData:data,parentDataProperty:"campaign_content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : appendErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.personalization_details !== undefined){
if(!(validate194.call(this, data.personalization_details, {instancePath:instancePath+"/personalization_details",parentData:data,parentDataProperty:"personalization_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate194.errors : appendErrors(vErrors, validate194.errors);
errors = vErrors.length;
}
}
if(data.test_campaign_meta !== undefined){
if(!(validate196.call(this, data.test_campaign_meta, {instancePath:instancePath+"/test_campaign_meta",parentData:data,parentDataProperty:"test_campaign_meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : appendErrors(vErrors, validate196.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const testCampaignEMAIL = validate201;
const schema79 = {"type":"object","additionalProperties":false,"required":["test_campaign_meta"],"properties":{"request_id":{"$ref":"#/components/schemas/RequestId"},"channel":{"type":"string","enum":["PUSH","EMAIL"]},"draft_id":{"$ref":"#/components/schemas/DraftId"},"basic_details":{"$ref":"#/components/schemas/EmailBasicDetails"},"connector":{"$ref":"#/components/schemas/Connector"},"campaign_content":{"$ref":"#/components/schemas/CampaignContent"},"personalization_details":{"$ref":"#/components/schemas/PersonalizationDetails"},"test_campaign_meta":{"$ref":"#/components/schemas/TestCampaignMeta"}}};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.test_campaign_meta === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "test_campaign_meta"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "request_id") || (key0 === "channel")) || (key0 === "draft_id")) || (key0 === "basic_details")) || (key0 === "connector")) || (key0 === "campaign_content")) || (key0 === "personalization_details")) || (key0 === "test_campaign_meta"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.request_id !== undefined){
if(!(validate54.call(this, data.request_id, {instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"request_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : appendErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
let data1 = data.channel;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === "PUSH") || (data1 === "EMAIL"))){
const err3 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema79.properties.channel.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.draft_id !== undefined){
if(!(validate190.call(this, data.draft_id, {instancePath:instancePath+"/draft_id",parentData:data,parentDataProperty:"draft_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : appendErrors(vErrors, validate190.errors);
errors = vErrors.length;
}
}
if(data.basic_details !== undefined){
if(!(validate121.call(this, data.basic_details, {instancePath:instancePath+"/basic_details",parentData:data,parentDataProperty:"basic_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : appendErrors(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data.connector !== undefined){
if(!(validate123.call(this, data.connector, {instancePath:instancePath+"/connector",parentData:data,parentDataProperty:"connector",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : appendErrors(vErrors, validate123.errors);
errors = vErrors.length;
}
}
if(data.campaign_content !== undefined){
if(!(validate71.call(this, data.campaign_content, {instancePath:instancePath+"/campaign_content",parentData:data,parentDataProperty:"campaign_content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : appendErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.personalization_details !== undefined){
if(!(validate194.call(this, data.personalization_details, {instancePath:instancePath+"/personalization_details",parentData:data,parentDataProperty:"personalization_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate194.errors : appendErrors(vErrors, validate194.errors);
errors = vErrors.length;
}
}
if(data.test_campaign_meta !== undefined){
if(!(validate196.call(this, data.test_campaign_meta, {instancePath:instancePath+"/test_campaign_meta",parentData:data,parentDataProperty:"test_campaign_meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : appendErrors(vErrors, validate196.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const testCampaign = validate209;
const schema80 = {"type":"object","additionalProperties":false,"required":["test_campaign_meta"],"properties":{"request_id":{"$ref":"#/components/schemas/RequestId"},"channel":{"type":"string","enum":["PUSH","EMAIL"]},"draft_id":{"$ref":"#/components/schemas/DraftId"},"basic_details":{"$ref":"#/components/schemas/EitherBasicDetails"},"connector":{"$ref":"#/components/schemas/Connector"},"campaign_content":{"$ref":"#/components/schemas/CampaignContent"},"personalization_details":{"$ref":"#/components/schemas/PersonalizationDetails"},"test_campaign_meta":{"$ref":"#/components/schemas/TestCampaignMeta"}}};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.test_campaign_meta === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "test_campaign_meta"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "request_id") || (key0 === "channel")) || (key0 === "draft_id")) || (key0 === "basic_details")) || (key0 === "connector")) || (key0 === "campaign_content")) || (key0 === "personalization_details")) || (key0 === "test_campaign_meta"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.request_id !== undefined){
if(!(validate54.call(this, data.request_id, {instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"request_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : appendErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
let data1 = data.channel;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === "PUSH") || (data1 === "EMAIL"))){
const err3 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema80.properties.channel.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.draft_id !== undefined){
if(!(validate190.call(this, data.draft_id, {instancePath:instancePath+"/draft_id",parentData:data,parentDataProperty:"draft_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : appendErrors(vErrors, validate190.errors);
errors = vErrors.length;
}
}
if(data.basic_details !== undefined){
if(!(validate129.call(this, data.basic_details, {instancePath:instancePath+"/basic_details",parentData:data,parentDataProperty:"basic_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : appendErrors(vErrors, validate129.errors);
errors = vErrors.length;
}
}
if(data.connector !== undefined){
if(!(validate123.call(this, data.connector, {instancePath:instancePath+"/connector",parentData:data,parentDataProperty:"connector",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : appendErrors(vErrors, validate123.errors);
errors = vErrors.length;
}
}
if(data.campaign_content !== undefined){
if(!(validate71.call(this, data.campaign_content, {instancePath:instancePath+"/campaign_content",parentData:data,parentDataProperty:"campaign_content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : appendErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.personalization_details !== undefined){
if(!(validate194.call(this, data.personalization_details, {instancePath:instancePath+"/personalization_details",parentData:data,parentDataProperty:"personalization_details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate194.errors : appendErrors(vErrors, validate194.errors);
errors = vErrors.length;
}
}
if(data.test_campaign_meta !== undefined){
if(!(validate196.call(this, data.test_campaign_meta, {instancePath:instancePath+"/test_campaign_meta",parentData:data,parentDataProperty:"test_campaign_meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : appendErrors(vErrors, validate196.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createOffering = validate218;
const schema82 = {"allOf":[{"$ref":"#/components/schemas/Offering"}]};
const schema83 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":5,"maxLength":100},"description":{"type":"string"},"priority":{"type":"integer","minimum":1,"maximum":100},"scheduling":{"$ref":"#/components/schemas/Scheduling"},"tags":{"type":"array","items":{}},"offering_attribute_configuration":{},"offer_content":{"additionalProperties":true,"properties":{"meta":{"additionalProperties":true,"properties":{"templateId":{}}}}},"variation_meta":{"$ref":"#/components/schemas/VariationMeta"},"imp_track_hours":{},"capping_rules":{},"conversion":{},"segment_info":{},"delivery":{},"created_by":{},"is_global_control_enabled":{}}};
const func9 = codePointLength;
const schema84 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"start_datetime":{"type":"string","format":"date-time"},"expiry_datetime":{"type":"string","format":"date-time"}}};
const formats8 = formats["date-time"];

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "start_datetime") || (key0 === "expiry_datetime"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.start_datetime !== undefined){
let data0 = data.start_datetime;
if(typeof data0 === "string"){
if(!(formats8(data0))){
const err2 = {instancePath:instancePath+"/start_datetime",schemaPath:"#/properties/start_datetime/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/start_datetime",schemaPath:"#/properties/start_datetime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.expiry_datetime !== undefined){
let data1 = data.expiry_datetime;
if(typeof data1 === "string"){
if(!(formats8(data1))){
const err4 = {instancePath:instancePath+"/expiry_datetime",schemaPath:"#/properties/expiry_datetime/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/expiry_datetime",schemaPath:"#/properties/expiry_datetime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema85 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"type":{"type":"string","enum":["SMV","DMV"]},"variantsPerLocale":{},"smv_distribution":{},"control_group":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"percentage":{}}}}};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "variantsPerLocale")) || (key0 === "smv_distribution")) || (key0 === "control_group"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "SMV") || (data0 === "DMV"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema85.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.control_group !== undefined){
let data1 = data.control_group;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length < 1){
const err4 = {instancePath:instancePath+"/control_group",schemaPath:"#/properties/control_group/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
if(!(key1 === "percentage")){
const err5 = {instancePath:instancePath+"/control_group",schemaPath:"#/properties/control_group/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/control_group",schemaPath:"#/properties/control_group/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema83.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func9(data0) > 100){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func9(data0) < 5){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 5}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.priority !== undefined){
let data2 = data.priority;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.scheduling !== undefined){
if(!(validate220.call(this, data.scheduling, {instancePath:instancePath+"/scheduling",parentData:data,parentDataProperty:"scheduling",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : appendErrors(vErrors, validate220.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(Array.isArray(data.tags))){
const err8 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.variation_meta !== undefined){
if(!(validate222.call(this, data.variation_meta, {instancePath:instancePath+"/variation_meta",parentData:data,parentDataProperty:"variation_meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : appendErrors(vErrors, validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate219.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : appendErrors(vErrors, validate219.errors);
errors = vErrors.length;
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateOffering = validate225;
const schema86 = {"minProperties":1,"allOf":[{"$ref":"#/components/schemas/Offering"}]};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate219.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : appendErrors(vErrors, validate219.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
