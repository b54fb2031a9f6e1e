// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { isHexColorOrTemplate } from '../src/core/formats/formats.js'
import { isUriOrTemplate } from '../src/core/formats/formats.js'
import { isDateTimeOrTemplate } from '../src/core/formats/formats.js'
import { isIdnEmailOrTemplate } from '../src/core/formats/formats.js'
import { isDateTime } from '../src/core/formats/formats.js'
import { isLongerThan } from '../src/core/formats/code-point-length.js'
import { isShorterThan } from '../src/core/formats/code-point-length.js'
import { visitedLength } from '../src/core/base/json.js'
const keys12 = new Set(["name","latitude","longitude","radius","response_time_value","response_time_granularity","triggered_at","dwell_time_value","dwell_time_granularity"]);
const keys10 = new Set(["name","business_event","tags","team","platforms","broadcast_live_activity_id","geofences","send_to_triggered_platform_only","platform_specific_details"]);
const keys23 = new Set(["notification_channel","include_app_name_and_time","background_color_code","app_name_color_code","notification_control_color","include_title_and_message","apply_background_color_in_text_editor","title","message","summary","image_url","image_scaling","banner_image_url","input_gif_url","collapsed_push_notification","carousel_content","default_click_action","default_click_action_value","key_value_pairs"]);
const keys32 = new Set(["subject","preview_text","sender_name","from_address","reply_to_address","cc_ids","bcc_ids","html_content","email_editor","custom_template_id","custom_template_version","attachments"]);
const keys39 = new Set(["name","business_event","tags","team","platforms","broadcast_live_activity_id","geofences","send_to_triggered_platform_only","platform_specific_details","content_type","subscription_category","user_attribute_identifier"]);
const keys49 = new Set(["id","delivery_type","ids","channels","created_by","created_date","name","status","tags","campaign_delivery_type","version_number"]);
const keys61 = new Set(["name","description","priority","scheduling","tags","offering_attribute_configuration","offer_content","variation_meta","imp_track_hours","capping_rules","conversion","segment_info","delivery","created_by","is_global_control_enabled"]);
const keys65 = new Set(["name","description","priority","scheduling","tags","offering_attribute_configuration","offer_content","variation_meta","imp_track_hours","capping_rules","conversion","segment_info","delivery","created_by","is_global_control_enabled"]);

export const createCampaignPUSH = validate22;
function validate23(data, found){
if(typeof data !== "string"){
found.add("type", "string");
}
}
function validate25(data, found){
if(typeof data !== "string"){
found.add("type", "string");
}
if(!(((((((data === "ONE_TIME") || (data === "PERIODIC")) || (data === "EVENT_TRIGGERED")) || (data === "BUSINESS_EVENT_TRIGGERED")) || (data === "DEVICE_TRIGGERED")) || (data === "LOCATION_TRIGGERED")) || (data === "BROADCAST_LIVE_ACTIVITY"))){
found.add("serviceEnum", {"values":["ONE_TIME","PERIODIC","EVENT_TRIGGERED","BUSINESS_EVENT_TRIGGERED","DEVICE_TRIGGERED","LOCATION_TRIGGERED"],"names":[],"rules":{"BROADCAST_LIVE_ACTIVITY":"create/delivery-type-not-supported"}});
}
}
function validate28(data, found){
if(typeof data !== "string"){
found.add("type", "string");
}
if(!(((data === "ANDROID") || (data === "IOS")) || (data === "WEB"))){
found.add("enum", ["ANDROID","IOS","WEB"]);
}
}
function validate31(data, found){
if(typeof data !== "string"){
found.add("type", "string");
}
if(!(((data === "MINUTES") || (data === "HOURS")) || (data === "DAYS"))){
found.add("enum", ["MINUTES","HOURS","DAYS"]);
}
}
function validate30(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
found.add("required", "name");
}
if(data.latitude === undefined){
found.add("required", "latitude");
}
if(data.longitude === undefined){
found.add("required", "longitude");
}
if(data.radius === undefined){
found.add("required", "radius");
}
if(data.response_time_value === undefined){
found.add("required", "response_time_value");
}
if(data.response_time_granularity === undefined){
found.add("required", "response_time_granularity");
}
if(data.triggered_at === undefined){
found.add("required", "triggered_at");
}
for(const key0 in data){
if(!(keys12.has(key0)) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
found.add("type", "string", "name");
}
}
if(data.latitude !== undefined){
if(typeof data.latitude !== "string"){
found.add("type", "string", "latitude");
}
}
if(data.longitude !== undefined){
if(typeof data.longitude !== "string"){
found.add("type", "string", "longitude");
}
}
if(data.radius !== undefined){
if(typeof data.radius !== "string"){
found.add("type", "string", "radius");
}
}
if(data.response_time_value !== undefined){
if(typeof data.response_time_value !== "string"){
found.add("type", "string", "response_time_value");
}
}
if(data.response_time_granularity !== undefined){
{
const before = found.count;
validate31(data.response_time_granularity, found);
if(found.count !== before) found.within(before, "response_time_granularity");
}
}
if(data.triggered_at !== undefined){
let data6 = data.triggered_at;
if(typeof data6 !== "string"){
found.add("type", "string", "triggered_at");
}
if(!(((data6 === "ENTRY") || (data6 === "EXIT")) || (data6 === "dwell"))){
found.add("enum", ["ENTRY","EXIT","dwell"], "triggered_at");
}
}
if(data.dwell_time_value !== undefined){
if(typeof data.dwell_time_value !== "string"){
found.add("type", "string", "dwell_time_value");
}
}
if(data.dwell_time_granularity !== undefined){
{
const before = found.count;
validate31(data.dwell_time_granularity, found);
if(found.count !== before) found.within(before, "dwell_time_granularity");
}
}
}
else {
found.add("type", "object");
}
}
function validate36(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "send_to_all_eligible_device") || (key0 === "exclude_provisional_push_devices")) || (key0 === "send_to_only_provisional_push_enabled_devices")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.send_to_all_eligible_device !== undefined){
if(typeof data.send_to_all_eligible_device !== "boolean"){
found.add("type", "boolean", "send_to_all_eligible_device");
}
}
if(data.exclude_provisional_push_devices !== undefined){
if(typeof data.exclude_provisional_push_devices !== "boolean"){
found.add("type", "boolean", "exclude_provisional_push_devices");
}
}
if(data.send_to_only_provisional_push_enabled_devices !== undefined){
if(typeof data.send_to_only_provisional_push_enabled_devices !== "boolean"){
found.add("type", "boolean", "send_to_only_provisional_push_enabled_devices");
}
}
}
else {
found.add("type", "object");
}
}
function validate35(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "android") || (key0 === "ios")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.android !== undefined){
let data0 = data.android;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(key1 === "push_amp_plus_enabled") && data0[key1] !== undefined){
found.add("additionalProperties", key1, "android");
}
}
if(data0.push_amp_plus_enabled !== undefined){
if(typeof data0.push_amp_plus_enabled !== "boolean"){
found.add("type", "boolean", "push_amp_plus_enabled", "android");
}
}
}
else {
found.add("type", "object", "android");
}
}
if(data.ios !== undefined){
{
const before = found.count;
validate36(data.ios, found);
if(found.count !== before) found.within(before, "ios");
}
}
}
else {
found.add("type", "object");
}
}
function validate27(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(keys10.has(key0)) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
found.add("type", "string", "name");
}
}
if(data.business_event !== undefined){
if(typeof data.business_event !== "string"){
found.add("type", "string", "business_event");
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = visitedLength(data2);
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
found.add("type", "string", i0, "tags");
}
}
}
else {
found.add("type", "array", "tags");
}
}
if(data.team !== undefined){
if(typeof data.team !== "string"){
found.add("type", "string", "team");
}
}
if(data.platforms !== undefined){
let data5 = data.platforms;
if(Array.isArray(data5)){
const len1 = visitedLength(data5);
for(let i1=0; i1<len1; i1++){
{
const before = found.count;
validate28(data5[i1], found);
if(found.count !== before) found.within(before, i1, "platforms");
}
}
}
else {
found.add("type", "array", "platforms");
}
}
if(data.broadcast_live_activity_id !== undefined){
if(typeof data.broadcast_live_activity_id !== "string"){
found.add("type", "string", "broadcast_live_activity_id");
}
}
if(data.geofences !== undefined){
{
const before = found.count;
validate30(data.geofences, found);
if(found.count !== before) found.within(before, "geofences");
}
}
if(data.send_to_triggered_platform_only !== undefined){
if(typeof data.send_to_triggered_platform_only !== "boolean"){
found.add("type", "boolean", "send_to_triggered_platform_only");
}
}
if(data.platform_specific_details !== undefined){
{
const before = found.count;
validate35(data.platform_specific_details, found);
if(found.count !== before) found.within(before, "platform_specific_details");
}
}
}
else {
found.add("type", "object");
}
}
function validate41(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "distribution_type") || (key0 === "no_of_variations")) || (key0 === "manual_distribution_percentage")) || (key0 === "optimizer_campaign_duration")) || (key0 === "optimizer_distribution_metric")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.distribution_type !== undefined){
let data0 = data.distribution_type;
if(typeof data0 !== "string"){
found.add("type", "string", "distribution_type");
}
if(!((data0 === "MANUAL") || (data0 === found.names["optimizedDistribution"]))){
found.add("serviceEnum", {"values":["MANUAL"],"names":["optimizedDistribution"],"rules":{}}, "distribution_type");
}
}
if(data.no_of_variations !== undefined){
let data1 = data.no_of_variations;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
found.add("type", "integer", "no_of_variations");
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
found.add("minimum", 1, "no_of_variations");
}
}
}
if(data.manual_distribution_percentage !== undefined){
let data2 = data.manual_distribution_percentage;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
found.add("minProperties", 1, "manual_distribution_percentage");
}
for(const key1 in data2){
let data3 = data2[key1];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
found.add("type", "integer", key1, "manual_distribution_percentage");
}
if(typeof data3 === "number" && data3 < 0){
found.add("expectedMinimum", 0, key1, "manual_distribution_percentage");
}
}
}
else {
found.add("type", "object", "manual_distribution_percentage");
}
}
if(data.optimizer_campaign_duration !== undefined){
let data4 = data.optimizer_campaign_duration;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
found.add("type", "integer", "optimizer_campaign_duration");
}
if(typeof data4 === "number" && data4 < 0){
found.add("expectedMinimum", 0, "optimizer_campaign_duration");
}
}
if(data.optimizer_distribution_metric !== undefined){
let data5 = data.optimizer_distribution_metric;
if(typeof data5 !== "string"){
found.add("type", "string", "optimizer_distribution_metric");
}
if(!(((data5 === "OPEN_RATE") || (data5 === "CLICK_RATE")) || (data5 === "BOTH"))){
found.add("enum", ["OPEN_RATE","CLICK_RATE","BOTH"], "optimizer_distribution_metric");
}
}
}
else {
found.add("type", "object");
}
}
function validate49(data, found){
if(typeof data === "string"){
if(!(isHexColorOrTemplate(data))){
found.add("format", "hex-color-or-template");
}
}
else {
found.add("type", "string");
}
}
function validate52(data, found){
if(typeof data === "string"){
if(!(isUriOrTemplate(data))){
found.add("format", "uri-or-template");
}
}
else {
found.add("type", "string");
}
}
function validate48(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(keys23.has(key0)) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.notification_channel !== undefined){
if(typeof data.notification_channel !== "string"){
found.add("type", "string", "notification_channel");
}
}
if(data.include_app_name_and_time !== undefined){
if(typeof data.include_app_name_and_time !== "boolean"){
found.add("type", "boolean", "include_app_name_and_time");
}
}
if(data.background_color_code !== undefined){
{
const before = found.count;
validate49(data.background_color_code, found);
if(found.count !== before) found.within(before, "background_color_code");
}
}
if(data.app_name_color_code !== undefined){
{
const before = found.count;
validate49(data.app_name_color_code, found);
if(found.count !== before) found.within(before, "app_name_color_code");
}
}
if(data.notification_control_color !== undefined){
let data4 = data.notification_control_color;
if(typeof data4 !== "string"){
found.add("type", "string", "notification_control_color");
}
if(!((data4 === "LIGHT") || (data4 === "DARK"))){
found.add("enum", ["LIGHT","DARK"], "notification_control_color");
}
}
if(data.include_title_and_message !== undefined){
if(typeof data.include_title_and_message !== "boolean"){
found.add("type", "boolean", "include_title_and_message");
}
}
if(data.apply_background_color_in_text_editor !== undefined){
if(typeof data.apply_background_color_in_text_editor !== "boolean"){
found.add("type", "boolean", "apply_background_color_in_text_editor");
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
found.add("expectedType", "string", "title");
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
found.add("expectedType", "string", "message");
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
found.add("expectedType", "string", "summary");
}
}
if(data.image_url !== undefined){
{
const before = found.count;
validate52(data.image_url, found);
if(found.count !== before) found.within(before, "image_url");
}
}
if(data.image_scaling !== undefined){
let data11 = data.image_scaling;
if(typeof data11 !== "string"){
found.add("type", "string", "image_scaling");
}
if(!((data11 === "FIT_INSIDE_IMAGE_CONTAINER") || (data11 === "FILL_IMAGE_CONTAINER"))){
found.add("enum", ["FIT_INSIDE_IMAGE_CONTAINER","FILL_IMAGE_CONTAINER"], "image_scaling");
}
}
if(data.banner_image_url !== undefined){
{
const before = found.count;
validate52(data.banner_image_url, found);
if(found.count !== before) found.within(before, "banner_image_url");
}
}
if(data.input_gif_url !== undefined){
{
const before = found.count;
validate52(data.input_gif_url, found);
if(found.count !== before) found.within(before, "input_gif_url");
}
}
if(data.collapsed_push_notification !== undefined){
if(typeof data.collapsed_push_notification !== "string"){
found.add("type", "string", "collapsed_push_notification");
}
}
if(data.default_click_action !== undefined){
let data15 = data.default_click_action;
if(typeof data15 !== "string"){
found.add("type", "string", "default_click_action");
}
if(!(((data15 === "DEEPLINKING") || (data15 === "NAVIGATE_TO_A_SCREEN")) || (data15 === "RICH_LANDING"))){
found.add("enum", ["DEEPLINKING","NAVIGATE_TO_A_SCREEN","RICH_LANDING"], "default_click_action");
}
}
if(data.default_click_action_value !== undefined){
if(typeof data.default_click_action_value !== "string"){
found.add("type", "string", "default_click_action_value");
}
}
if(data.key_value_pairs !== undefined){
let data17 = data.key_value_pairs;
if(Array.isArray(data17)){
const len0 = visitedLength(data17);
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
found.add("expectedType", "object", i0, "key_value_pairs");
}
}
}
else {
found.add("type", "array", "key_value_pairs");
}
}
}
else {
found.add("type", "object");
}
}
function validate58(data, found){
if(typeof data === "string"){
if(!(isDateTimeOrTemplate(data))){
found.add("format", "date-time-or-template");
}
}
else {
found.add("type", "string");
}
}
function validate57(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "timer_ends_at") || (key0 === "specific_time")) || (key0 === "time_period")) || (key0 === "personalized_value")) || (key0 === "duration_hour")) || (key0 === "duration_minute")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.timer_ends_at !== undefined){
let data0 = data.timer_ends_at;
if(typeof data0 !== "string"){
found.add("type", "string", "timer_ends_at");
}
if(!(((data0 === "DURATION") || (data0 === "SPECIFIC_TIME_USER_TIMEZONE")) || (data0 === "SPECIFIC_TIME_CAMPAIGN_TIMEZONE"))){
found.add("enum", ["DURATION","SPECIFIC_TIME_USER_TIMEZONE","SPECIFIC_TIME_CAMPAIGN_TIMEZONE"], "timer_ends_at");
}
}
if(data.specific_time !== undefined){
{
const before = found.count;
validate58(data.specific_time, found);
if(found.count !== before) found.within(before, "specific_time");
}
}
if(data.time_period !== undefined){
if(typeof data.time_period !== "string"){
found.add("type", "string", "time_period");
}
}
if(data.personalized_value !== undefined){
if(typeof data.personalized_value !== "boolean"){
found.add("type", "boolean", "personalized_value");
}
}
if(data.duration_hour !== undefined){
if(typeof data.duration_hour !== "string"){
found.add("type", "string", "duration_hour");
}
}
if(data.duration_minute !== undefined){
if(typeof data.duration_minute !== "string"){
found.add("type", "string", "duration_minute");
}
}
}
else {
found.add("type", "object");
}
}
function validate61(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "btn_name") || (key0 === "click_action_type")) || (key0 === "click_action_name")) || (key0 === "click_action_value")) || (key0 === "key_value_pairs")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.btn_name !== undefined){
if(typeof data.btn_name !== "string"){
found.add("expectedType", "string", "btn_name");
}
}
if(data.click_action_type !== undefined){
let data1 = data.click_action_type;
if(typeof data1 !== "string"){
found.add("type", "string", "click_action_type");
}
if(!(((((((((((data1 === "DEEPLINKING") || (data1 === "NAVIGATE_TO_A_SCREEN")) || (data1 === "RICH_LANDING")) || (data1 === "CALL")) || (data1 === "SHARE")) || (data1 === "COPY")) || (data1 === "SET_USER_ATTRIBUTE")) || (data1 === "TRACK_EVENT")) || (data1 === "CUSTOM_ACTION")) || (data1 === "SNOOZE")) || (data1 === "REMIND_LATER"))){
found.add("enum", ["DEEPLINKING","NAVIGATE_TO_A_SCREEN","RICH_LANDING","CALL","SHARE","COPY","SET_USER_ATTRIBUTE","TRACK_EVENT","CUSTOM_ACTION","SNOOZE","REMIND_LATER"], "click_action_type");
}
}
if(data.click_action_name !== undefined){
if(typeof data.click_action_name !== "string"){
found.add("expectedType", "string", "click_action_name");
}
}
if(data.click_action_value !== undefined){
if(typeof data.click_action_value !== "string"){
found.add("expectedType", "string", "click_action_value");
}
}
if(data.key_value_pairs !== undefined){
if(!(Array.isArray(data.key_value_pairs))){
found.add("expectedType", "array", "key_value_pairs");
}
}
}
else {
found.add("type", "object");
}
}
function validate63(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.coupon_code !== undefined){
if(typeof data.coupon_code !== "string"){
found.add("type", "string", "coupon_code");
}
}
if(data.icon_type_in_notification !== undefined){
if(typeof data.icon_type_in_notification !== "string"){
found.add("type", "string", "icon_type_in_notification");
}
}
if(data.use_large_icon !== undefined){
if(typeof data.use_large_icon !== "boolean"){
found.add("type", "boolean", "use_large_icon");
}
}
if(data.make_notification_sticky !== undefined){
if(typeof data.make_notification_sticky !== "boolean"){
found.add("type", "boolean", "make_notification_sticky");
}
}
if(data.dismiss_button_text !== undefined){
if(typeof data.dismiss_button_text !== "string"){
found.add("type", "string", "dismiss_button_text");
}
}
if(data.auto_dismiss_notification !== undefined){
if(typeof data.auto_dismiss_notification !== "boolean"){
found.add("type", "boolean", "auto_dismiss_notification");
}
}
if(data.auto_dismiss_notification_time_value !== undefined){
let data6 = data.auto_dismiss_notification_time_value;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
found.add("type", "integer", "auto_dismiss_notification_time_value");
}
if(typeof data6 === "number" && data6 < 0){
found.add("expectedMinimum", 0, "auto_dismiss_notification_time_value");
}
}
if(data.auto_dismiss_notification_time_granularity !== undefined){
{
const before = found.count;
validate31(data.auto_dismiss_notification_time_granularity, found);
if(found.count !== before) found.within(before, "auto_dismiss_notification_time_granularity");
}
}
}
else {
found.add("type", "object");
}
}
function validate47(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "template_type") || (key0 === "custom_template_id")) || (key0 === "custom_template_version")) || (key0 === "basic_details")) || (key0 === "timer")) || (key0 === "buttons")) || (key0 === "advanced")) || (key0 === "template_backup")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.template_type !== undefined){
let data0 = data.template_type;
if(typeof data0 !== "string"){
found.add("type", "string", "template_type");
}
if(!(((((((data0 === "BASIC") || (data0 === "STYLIZED_BASIC")) || (data0 === "SIMPLE_IMAGE_CAROUSEL")) || (data0 === "IMAGE_BANNER_WITH_TEXT")) || (data0 === "TIMER")) || (data0 === "TIMER_WITH_PROGRESS_BAR")) || (data0 === "Custom"))){
found.add("enum", ["BASIC","STYLIZED_BASIC","SIMPLE_IMAGE_CAROUSEL","IMAGE_BANNER_WITH_TEXT","TIMER","TIMER_WITH_PROGRESS_BAR","Custom"], "template_type");
}
}
if(data.custom_template_id !== undefined){
if(typeof data.custom_template_id !== "string"){
found.add("type", "string", "custom_template_id");
}
}
if(data.custom_template_version !== undefined){
let data2 = data.custom_template_version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
found.add("type", "integer", "custom_template_version");
}
}
if(data.basic_details !== undefined){
{
const before = found.count;
validate48(data.basic_details, found);
if(found.count !== before) found.within(before, "basic_details");
}
}
if(data.timer !== undefined){
{
const before = found.count;
validate57(data.timer, found);
if(found.count !== before) found.within(before, "timer");
}
}
if(data.buttons !== undefined){
let data5 = data.buttons;
if(!(Array.isArray(data5))){
found.add("expectedType", "array", "buttons");
}
if(Array.isArray(data5)){
const len0 = visitedLength(data5);
for(let i0=0; i0<len0; i0++){
{
const before = found.count;
validate61(data5[i0], found);
if(found.count !== before) found.within(before, i0, "buttons");
}
}
}
}
if(data.advanced !== undefined){
{
const before = found.count;
validate63(data.advanced, found);
if(found.count !== before) found.within(before, "advanced");
}
}
if(data.template_backup !== undefined){
let data8 = data.template_backup;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
found.add("expectedType", "object", "template_backup");
}
}
}
else {
found.add("type", "object");
}
}
function validate67(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "template_type") || (key0 === "custom_template_id")) || (key0 === "custom_template_version")) || (key0 === "basic_details")) || (key0 === "buttons")) || (key0 === "advanced")) || (key0 === "template_backup")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.template_type !== undefined){
let data0 = data.template_type;
if(typeof data0 !== "string"){
found.add("type", "string", "template_type");
}
if(!((((data0 === "BASIC") || (data0 === "STYLIZED_BASIC")) || (data0 === "SIMPLE_IMAGE_CAROUSEL")) || (data0 === "Custom"))){
found.add("enum", ["BASIC","STYLIZED_BASIC","SIMPLE_IMAGE_CAROUSEL","Custom"], "template_type");
}
}
if(data.custom_template_id !== undefined){
if(typeof data.custom_template_id !== "string"){
found.add("type", "string", "custom_template_id");
}
}
if(data.custom_template_version !== undefined){
let data2 = data.custom_template_version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
found.add("expectedType", "integer", "custom_template_version");
}
}
if(data.basic_details !== undefined){
let data3 = data.basic_details;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
found.add("expectedType", "object", "basic_details");
}
}
if(data.buttons !== undefined){
if(!(Array.isArray(data.buttons))){
found.add("expectedType", "array", "buttons");
}
}
if(data.advanced !== undefined){
let data5 = data.advanced;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
found.add("expectedType", "object", "advanced");
}
}
if(data.template_backup !== undefined){
let data6 = data.template_backup;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
found.add("expectedType", "object", "template_backup");
}
}
}
else {
found.add("type", "object");
}
}
function validate69(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "template_type") || (key0 === "basic_details")) || (key0 === "buttons")) || (key0 === "advanced")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.template_type !== undefined){
let data0 = data.template_type;
if(typeof data0 !== "string"){
found.add("type", "string", "template_type");
}
if(!(data0 === "BASIC")){
found.add("enum", ["BASIC"], "template_type");
}
}
if(data.basic_details !== undefined){
let data1 = data.basic_details;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
found.add("expectedType", "object", "basic_details");
}
}
if(data.buttons !== undefined){
if(!(Array.isArray(data.buttons))){
found.add("expectedType", "array", "buttons");
}
}
if(data.advanced !== undefined){
let data3 = data.advanced;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
found.add("expectedType", "object", "advanced");
}
}
}
else {
found.add("type", "object");
}
}
function validate46(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
found.add("minProperties", 1);
}
for(const key0 in data){
if(!(((key0 === "android") || (key0 === "ios")) || (key0 === "web")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.android !== undefined){
{
const before = found.count;
validate47(data.android, found);
if(found.count !== before) found.within(before, "android");
}
}
if(data.ios !== undefined){
{
const before = found.count;
validate67(data.ios, found);
if(found.count !== before) found.within(before, "ios");
}
}
if(data.web !== undefined){
{
const before = found.count;
validate69(data.web, found);
if(found.count !== before) found.within(before, "web");
}
}
}
else {
found.add("type", "object");
}
}
function validate73(data, found){
if(typeof data === "string"){
if(!(isIdnEmailOrTemplate(data))){
found.add("format", "idn-email-or-template");
}
}
else {
found.add("type", "string");
}
}
function validate78(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "file_type") || (key0 === "url")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.file_type !== undefined){
let data0 = data.file_type;
if(typeof data0 !== "string"){
found.add("type", "string", "file_type");
}
if(!((data0 === "URL") || (data0 === "PERSONALIZED_ATTACHMENT"))){
found.add("enum", ["URL","PERSONALIZED_ATTACHMENT"], "file_type");
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
found.add("type", "string", "url");
}
}
}
else {
found.add("type", "object");
}
}
function validate72(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(keys32.has(key0)) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.subject !== undefined){
if(typeof data.subject !== "string"){
found.add("type", "string", "subject");
}
}
if(data.preview_text !== undefined){
if(typeof data.preview_text !== "string"){
found.add("type", "string", "preview_text");
}
}
if(data.sender_name !== undefined){
if(typeof data.sender_name !== "string"){
found.add("type", "string", "sender_name");
}
}
if(data.from_address !== undefined){
{
const before = found.count;
validate73(data.from_address, found);
if(found.count !== before) found.within(before, "from_address");
}
}
if(data.reply_to_address !== undefined){
{
const before = found.count;
validate73(data.reply_to_address, found);
if(found.count !== before) found.within(before, "reply_to_address");
}
}
if(data.cc_ids !== undefined){
let data5 = data.cc_ids;
if(Array.isArray(data5)){
const len0 = visitedLength(data5);
for(let i0=0; i0<len0; i0++){
{
const before = found.count;
validate73(data5[i0], found);
if(found.count !== before) found.within(before, i0, "cc_ids");
}
}
}
else {
found.add("type", "array", "cc_ids");
}
}
if(data.bcc_ids !== undefined){
let data7 = data.bcc_ids;
if(Array.isArray(data7)){
const len1 = visitedLength(data7);
for(let i1=0; i1<len1; i1++){
{
const before = found.count;
validate73(data7[i1], found);
if(found.count !== before) found.within(before, i1, "bcc_ids");
}
}
}
else {
found.add("type", "array", "bcc_ids");
}
}
if(data.html_content !== undefined){
if(typeof data.html_content !== "string"){
found.add("type", "string", "html_content");
}
}
if(data.email_editor !== undefined){
let data10 = data.email_editor;
if(typeof data10 !== "string"){
found.add("type", "string", "email_editor");
}
if(!((data10 === "Froala Editor") || (data10 === "Ace Editor"))){
found.add("enum", ["Froala Editor","Ace Editor"], "email_editor");
}
}
if(data.custom_template_id !== undefined){
if(typeof data.custom_template_id !== "string"){
found.add("type", "string", "custom_template_id");
}
}
if(data.custom_template_version !== undefined){
let data12 = data.custom_template_version;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
found.add("type", "integer", "custom_template_version");
}
}
if(data.attachments !== undefined){
let data13 = data.attachments;
if(Array.isArray(data13)){
const len2 = visitedLength(data13);
for(let i2=0; i2<len2; i2++){
{
const before = found.count;
validate78(data13[i2], found);
if(found.count !== before) found.within(before, i2, "attachments");
}
}
}
else {
found.add("type", "array", "attachments");
}
}
}
else {
found.add("type", "object");
}
}
function validate45(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
found.add("minProperties", 1);
}
for(const key0 in data){
if(!((key0 === "push") || (key0 === "email")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.push !== undefined){
{
const before = found.count;
validate46(data.push, found);
if(found.count !== before) found.within(before, "push");
}
}
if(data.email !== undefined){
{
const before = found.count;
validate72(data.email, found);
if(found.count !== before) found.within(before, "email");
}
}
}
else {
found.add("type", "object");
}
}
function validate44(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
found.add("minProperties", 1);
}
for(const key0 in data){
if(!((key0 === "push") || (key0 === "email")) && data[key0] !== undefined){
{
const before = found.count;
validate45(data[key0], found);
if(found.count !== before) found.within(before, key0);
}
}
}
}
else {
found.add("type", "object");
}
}
function validate43(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "push") || (key0 === "email")) && data[key0] !== undefined){
{
const before = found.count;
validate44(data[key0], found);
if(found.count !== before) found.within(before, key0);
}
}
}
if(data.push !== undefined){
{
const before = found.count;
validate46(data.push, found);
if(found.count !== before) found.within(before, "push");
}
}
if(data.email !== undefined){
{
const before = found.count;
validate72(data.email, found);
if(found.count !== before) found.within(before, "email");
}
}
}
else {
found.add("type", "object");
}
}
function validate40(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
found.add("minProperties", 1);
}
for(const key0 in data){
if(!(((key0 === "locales") || (key0 === "variation_details")) || (key0 === "content")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.locales !== undefined){
let data0 = data.locales;
if(Array.isArray(data0)){
const len0 = visitedLength(data0);
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
found.add("type", "string", i0, "locales");
}
}
}
else {
found.add("type", "array", "locales");
}
}
if(data.variation_details !== undefined){
{
const before = found.count;
validate41(data.variation_details, found);
if(found.count !== before) found.within(before, "variation_details");
}
}
if(data.content !== undefined){
{
const before = found.count;
validate43(data.content, found);
if(found.count !== before) found.within(before, "content");
}
}
}
else {
found.add("type", "object");
}
}
function validate22(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
found.add("required", "channel");
}
if(data.campaign_delivery_type === undefined){
found.add("required", "campaign_delivery_type");
}
if(data.created_by === undefined){
found.add("required", "created_by");
}
if(data.delivery_type !== undefined){
found.add("false schema", null, "delivery_type");
}
if(data.request_id !== undefined){
{
const before = found.count;
validate23(data.request_id, found);
if(found.count !== before) found.within(before, "request_id");
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
found.add("type", "string", "channel");
}
if(!(((data2 === "PUSH") || (data2 === "EMAIL")) || (data2 === "SMS"))){
found.add("serviceEnum", {"values":["PUSH","EMAIL"],"names":[],"rules":{"SMS":"create/channel-not-supported"}}, "channel");
}
}
if(data.campaign_delivery_type !== undefined){
{
const before = found.count;
validate25(data.campaign_delivery_type, found);
if(found.count !== before) found.within(before, "campaign_delivery_type");
}
}
if(data.created_by !== undefined){
if(typeof data.created_by !== "string"){
found.add("expectedType", "string", "created_by");
}
}
if(data.basic_details !== undefined){
{
const before = found.count;
validate27(data.basic_details, found);
if(found.count !== before) found.within(before, "basic_details");
}
}
if(data.campaign_content !== undefined){
{
const before = found.count;
validate40(data.campaign_content, found);
if(found.count !== before) found.within(before, "campaign_content");
}
}
}
else {
found.add("type", "object");
}
}
export const createCampaignEMAIL = validate87;
function validate90(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "business_event")) || (key0 === "content_type")) || (key0 === "subscription_category")) || (key0 === "tags")) || (key0 === "team")) || (key0 === "user_attribute_identifier")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
found.add("type", "string", "name");
}
}
if(data.business_event !== undefined){
if(typeof data.business_event !== "string"){
found.add("type", "string", "business_event");
}
}
if(data.content_type !== undefined){
let data2 = data.content_type;
if(typeof data2 !== "string"){
found.add("type", "string", "content_type");
}
if(!((data2 === "PROMOTIONAL") || (data2 === "TRANSACTIONAL"))){
found.add("enum", ["PROMOTIONAL","TRANSACTIONAL"], "content_type");
}
}
if(data.subscription_category !== undefined){
if(typeof data.subscription_category !== "string"){
found.add("type", "string", "subscription_category");
}
}
if(data.tags !== undefined){
let data4 = data.tags;
if(Array.isArray(data4)){
const len0 = visitedLength(data4);
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
found.add("type", "string", i0, "tags");
}
}
}
else {
found.add("type", "array", "tags");
}
}
if(data.team !== undefined){
if(typeof data.team !== "string"){
found.add("type", "string", "team");
}
}
if(data.user_attribute_identifier !== undefined){
if(typeof data.user_attribute_identifier !== "string"){
found.add("type", "string", "user_attribute_identifier");
}
}
}
else {
found.add("type", "object");
}
}
function validate92(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connector_type === undefined){
found.add("required", "connector_type");
}
if(data.connector_name === undefined){
found.add("required", "connector_name");
}
for(const key0 in data){
if(!((key0 === "connector_type") || (key0 === "connector_name")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.connector_type !== undefined){
if(typeof data.connector_type !== "string"){
found.add("type", "string", "connector_type");
}
}
if(data.connector_name !== undefined){
if(typeof data.connector_name !== "string"){
found.add("type", "string", "connector_name");
}
}
}
else {
found.add("type", "object");
}
}
function validate87(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
found.add("required", "channel");
}
if(data.campaign_delivery_type === undefined){
found.add("required", "campaign_delivery_type");
}
if(data.created_by === undefined){
found.add("required", "created_by");
}
if(data.delivery_type !== undefined){
found.add("false schema", null, "delivery_type");
}
if(data.request_id !== undefined){
{
const before = found.count;
validate23(data.request_id, found);
if(found.count !== before) found.within(before, "request_id");
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
found.add("type", "string", "channel");
}
if(!(((data2 === "PUSH") || (data2 === "EMAIL")) || (data2 === "SMS"))){
found.add("serviceEnum", {"values":["PUSH","EMAIL"],"names":[],"rules":{"SMS":"create/channel-not-supported"}}, "channel");
}
}
if(data.campaign_delivery_type !== undefined){
{
const before = found.count;
validate25(data.campaign_delivery_type, found);
if(found.count !== before) found.within(before, "campaign_delivery_type");
}
}
if(data.created_by !== undefined){
if(typeof data.created_by !== "string"){
found.add("expectedType", "string", "created_by");
}
}
if(data.basic_details !== undefined){
{
const before = found.count;
validate90(data.basic_details, found);
if(found.count !== before) found.within(before, "basic_details");
}
}
if(data.connector !== undefined){
{
const before = found.count;
validate92(data.connector, found);
if(found.count !== before) found.within(before, "connector");
}
}
if(data.campaign_content !== undefined){
{
const before = found.count;
validate40(data.campaign_content, found);
if(found.count !== before) found.within(before, "campaign_content");
}
}
}
else {
found.add("type", "object");
}
}
export const createCampaign = validate95;
function validate98(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(keys39.has(key0)) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
found.add("type", "string", "name");
}
}
if(data.business_event !== undefined){
if(typeof data.business_event !== "string"){
found.add("type", "string", "business_event");
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = visitedLength(data2);
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
found.add("type", "string", i0, "tags");
}
}
}
else {
found.add("type", "array", "tags");
}
}
if(data.team !== undefined){
if(typeof data.team !== "string"){
found.add("type", "string", "team");
}
}
if(data.platforms !== undefined){
let data5 = data.platforms;
if(Array.isArray(data5)){
const len1 = visitedLength(data5);
for(let i1=0; i1<len1; i1++){
{
const before = found.count;
validate28(data5[i1], found);
if(found.count !== before) found.within(before, i1, "platforms");
}
}
}
else {
found.add("type", "array", "platforms");
}
}
if(data.broadcast_live_activity_id !== undefined){
if(typeof data.broadcast_live_activity_id !== "string"){
found.add("type", "string", "broadcast_live_activity_id");
}
}
if(data.geofences !== undefined){
{
const before = found.count;
validate30(data.geofences, found);
if(found.count !== before) found.within(before, "geofences");
}
}
if(data.send_to_triggered_platform_only !== undefined){
if(typeof data.send_to_triggered_platform_only !== "boolean"){
found.add("type", "boolean", "send_to_triggered_platform_only");
}
}
if(data.platform_specific_details !== undefined){
{
const before = found.count;
validate35(data.platform_specific_details, found);
if(found.count !== before) found.within(before, "platform_specific_details");
}
}
if(data.content_type !== undefined){
let data11 = data.content_type;
if(typeof data11 !== "string"){
found.add("type", "string", "content_type");
}
if(!((data11 === "PROMOTIONAL") || (data11 === "TRANSACTIONAL"))){
found.add("enum", ["PROMOTIONAL","TRANSACTIONAL"], "content_type");
}
}
if(data.subscription_category !== undefined){
if(typeof data.subscription_category !== "string"){
found.add("type", "string", "subscription_category");
}
}
if(data.user_attribute_identifier !== undefined){
if(typeof data.user_attribute_identifier !== "string"){
found.add("type", "string", "user_attribute_identifier");
}
}
}
else {
found.add("type", "object");
}
}
function validate95(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
found.add("required", "channel");
}
if(data.campaign_delivery_type === undefined){
found.add("required", "campaign_delivery_type");
}
if(data.created_by === undefined){
found.add("required", "created_by");
}
if(data.delivery_type !== undefined){
found.add("false schema", null, "delivery_type");
}
if(data.request_id !== undefined){
{
const before = found.count;
validate23(data.request_id, found);
if(found.count !== before) found.within(before, "request_id");
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
found.add("type", "string", "channel");
}
if(!(((data2 === "PUSH") || (data2 === "EMAIL")) || (data2 === "SMS"))){
found.add("serviceEnum", {"values":["PUSH","EMAIL"],"names":[],"rules":{"SMS":"create/channel-not-supported"}}, "channel");
}
}
if(data.campaign_delivery_type !== undefined){
{
const before = found.count;
validate25(data.campaign_delivery_type, found);
if(found.count !== before) found.within(before, "campaign_delivery_type");
}
}
if(data.created_by !== undefined){
if(typeof data.created_by !== "string"){
found.add("expectedType", "string", "created_by");
}
}
if(data.basic_details !== undefined){
{
const before = found.count;
validate98(data.basic_details, found);
if(found.count !== before) found.within(before, "basic_details");
}
}
if(data.connector !== undefined){
{
const before = found.count;
validate92(data.connector, found);
if(found.count !== before) found.within(before, "connector");
}
}
if(data.campaign_content !== undefined){
{
const before = found.count;
validate40(data.campaign_content, found);
if(found.count !== before) found.within(before, "campaign_content");
}
}
}
else {
found.add("type", "object");
}
}
export const updateCampaignPUSH = validate105;
function validate107(data, found){
}
function validate109(data, found){
if(typeof data !== "string"){
found.add("type", "string");
}
if(!(((((((data === "ONE_TIME") || (data === "PERIODIC")) || (data === "EVENT_TRIGGERED")) || (data === "BUSINESS_EVENT_TRIGGERED")) || (data === "DEVICE_TRIGGERED")) || (data === "LOCATION_TRIGGERED")) || (data === "BROADCAST_LIVE_ACTIVITY"))){
found.add("enum", ["ONE_TIME","PERIODIC","EVENT_TRIGGERED","BUSINESS_EVENT_TRIGGERED","DEVICE_TRIGGERED","LOCATION_TRIGGERED","BROADCAST_LIVE_ACTIVITY"]);
}
}
function validate105(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
found.add("minProperties", 1);
}
if(data.delivery_type !== undefined){
found.add("false schema", null, "delivery_type");
}
if(data.request_id !== undefined){
{
const before = found.count;
validate23(data.request_id, found);
if(found.count !== before) found.within(before, "request_id");
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
found.add("type", "string", "channel");
}
if(!(((data2 === "PUSH") || (data2 === "EMAIL")) || (data2 === "SMS"))){
found.add("serviceEnum", {"values":["PUSH","EMAIL"],"names":[],"rules":{"SMS":"update/channel-not-supported"}}, "channel");
}
}
if(data.status !== undefined){
{
const before = found.count;
validate107(data.status, found);
if(found.count !== before) found.within(before, "status");
}
}
if(data.campaign_delivery_type !== undefined){
{
const before = found.count;
validate109(data.campaign_delivery_type, found);
if(found.count !== before) found.within(before, "campaign_delivery_type");
}
}
if(data.basic_details !== undefined){
{
const before = found.count;
validate27(data.basic_details, found);
if(found.count !== before) found.within(before, "basic_details");
}
}
if(data.campaign_content !== undefined){
{
const before = found.count;
validate40(data.campaign_content, found);
if(found.count !== before) found.within(before, "campaign_content");
}
}
}
else {
found.add("type", "object");
}
}
export const updateCampaignEMAIL = validate113;
function validate113(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
found.add("minProperties", 1);
}
if(data.delivery_type !== undefined){
found.add("false schema", null, "delivery_type");
}
if(data.request_id !== undefined){
{
const before = found.count;
validate23(data.request_id, found);
if(found.count !== before) found.within(before, "request_id");
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
found.add("type", "string", "channel");
}
if(!(((data2 === "PUSH") || (data2 === "EMAIL")) || (data2 === "SMS"))){
found.add("serviceEnum", {"values":["PUSH","EMAIL"],"names":[],"rules":{"SMS":"update/channel-not-supported"}}, "channel");
}
}
if(data.status !== undefined){
{
const before = found.count;
validate107(data.status, found);
if(found.count !== before) found.within(before, "status");
}
}
if(data.campaign_delivery_type !== undefined){
{
const before = found.count;
validate109(data.campaign_delivery_type, found);
if(found.count !== before) found.within(before, "campaign_delivery_type");
}
}
if(data.basic_details !== undefined){
{
const before = found.count;
validate90(data.basic_details, found);
if(found.count !== before) found.within(before, "basic_details");
}
}
if(data.connector !== undefined){
{
const before = found.count;
validate92(data.connector, found);
if(found.count !== before) found.within(before, "connector");
}
}
if(data.campaign_content !== undefined){
{
const before = found.count;
validate40(data.campaign_content, found);
if(found.count !== before) found.within(before, "campaign_content");
}
}
}
else {
found.add("type", "object");
}
}
export const updateCampaign = validate120;
function validate120(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
found.add("minProperties", 1);
}
if(data.delivery_type !== undefined){
found.add("false schema", null, "delivery_type");
}
if(data.request_id !== undefined){
{
const before = found.count;
validate23(data.request_id, found);
if(found.count !== before) found.within(before, "request_id");
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
found.add("type", "string", "channel");
}
if(!(((data2 === "PUSH") || (data2 === "EMAIL")) || (data2 === "SMS"))){
found.add("serviceEnum", {"values":["PUSH","EMAIL"],"names":[],"rules":{"SMS":"update/channel-not-supported"}}, "channel");
}
}
if(data.status !== undefined){
{
const before = found.count;
validate107(data.status, found);
if(found.count !== before) found.within(before, "status");
}
}
if(data.campaign_delivery_type !== undefined){
{
const before = found.count;
validate109(data.campaign_delivery_type, found);
if(found.count !== before) found.within(before, "campaign_delivery_type");
}
}
if(data.basic_details !== undefined){
{
const before = found.count;
validate98(data.basic_details, found);
if(found.count !== before) found.within(before, "basic_details");
}
}
if(data.connector !== undefined){
{
const before = found.count;
validate92(data.connector, found);
if(found.count !== before) found.within(before, "connector");
}
}
if(data.campaign_content !== undefined){
{
const before = found.count;
validate40(data.campaign_content, found);
if(found.count !== before) found.within(before, "campaign_content");
}
}
}
else {
found.add("type", "object");
}
}
export const validateCampaign = validate127;
function validate127(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.request_id !== undefined){
{
const before = found.count;
validate23(data.request_id, found);
if(found.count !== before) found.within(before, "request_id");
}
}
}
else {
found.add("type", "object");
}
}
export const changeCampaignStatus = validate129;
function validate129(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
found.add("required", "action");
}
for(const key0 in data){
if(!((key0 === "request_id") || (key0 === "action")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.request_id !== undefined){
{
const before = found.count;
validate23(data.request_id, found);
if(found.count !== before) found.within(before, "request_id");
}
}
if(data.action !== undefined){
let data1 = data.action;
if(typeof data1 !== "string"){
found.add("type", "string", "action");
}
if(!((((data1 === "STOP") || (data1 === "PAUSE")) || (data1 === "RESUME")) || (data1 === "PUBLISH"))){
found.add("serviceEnum", {"values":["STOP","PAUSE","RESUME"],"names":[],"rules":{"PUBLISH":"status/publish-not-accepted"}}, "action");
}
}
}
else {
found.add("type", "object");
}
}
export const listCampaignExecutions = validate131;
function validate131(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.request_id !== undefined){
{
const before = found.count;
validate23(data.request_id, found);
if(found.count !== before) found.within(before, "request_id");
}
}
}
else {
found.add("type", "object");
}
}
export const searchCampaigns = validate133;
function validate135(data, found){
if((((typeof data === "string") && (data !== "PUSH")) && (data !== "EMAIL")) && (data !== "SMS")){
found.add("expectedEnum", ["PUSH","EMAIL","SMS"]);
}
}
function validate138(data, found){
if(((typeof data === "string") && (data !== "DRAFT")) && (data !== "ACTIVE")){
found.add("expectedEnum", ["DRAFT","ACTIVE"]);
}
}
function validate141(data, found){
if((((((((typeof data === "string") && (data !== "ONE_TIME")) && (data !== "PERIODIC")) && (data !== "EVENT_TRIGGERED")) && (data !== "BUSINESS_EVENT_TRIGGERED")) && (data !== "DEVICE_TRIGGERED")) && (data !== "LOCATION_TRIGGERED")) && (data !== "BROADCAST_LIVE_ACTIVITY")){
found.add("expectedEnum", ["ONE_TIME","PERIODIC","EVENT_TRIGGERED","BUSINESS_EVENT_TRIGGERED","DEVICE_TRIGGERED","LOCATION_TRIGGERED","BROADCAST_LIVE_ACTIVITY"]);
}
}
function validate134(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(keys49.has(key0)) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.id !== undefined){
found.add("false schema", null, "id");
}
if(data.delivery_type !== undefined){
found.add("false schema", null, "delivery_type");
}
if(data.ids !== undefined){
let data2 = data.ids;
if(Array.isArray(data2)){
const len0 = visitedLength(data2);
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
found.add("type", "string", i0, "ids");
}
}
}
else {
found.add("type", "array", "ids");
}
}
if(data.channels !== undefined){
let data4 = data.channels;
{
const before = found.count;
validate135(data4, found);
if(found.count !== before) found.within(before, "channels");
}
if((typeof data4 !== "string") && (!(Array.isArray(data4)))){
found.add("expectedType", ["string","array"], "channels");
}
if(Array.isArray(data4)){
const len1 = visitedLength(data4);
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
found.add("type", "string", i1, "channels");
}
{
const before = found.count;
validate135(data5, found);
if(found.count !== before) found.within(before, i1, "channels");
}
}
}
}
if(data.status !== undefined){
let data6 = data.status;
{
const before = found.count;
validate138(data6, found);
if(found.count !== before) found.within(before, "status");
}
if((typeof data6 !== "string") && (!(Array.isArray(data6)))){
found.add("expectedType", ["string","array"], "status");
}
if(Array.isArray(data6)){
const len2 = visitedLength(data6);
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
found.add("type", "string", i2, "status");
}
{
const before = found.count;
validate138(data7, found);
if(found.count !== before) found.within(before, i2, "status");
}
}
}
}
if(data.campaign_delivery_type !== undefined){
let data8 = data.campaign_delivery_type;
{
const before = found.count;
validate141(data8, found);
if(found.count !== before) found.within(before, "campaign_delivery_type");
}
if((typeof data8 !== "string") && (!(Array.isArray(data8)))){
found.add("expectedType", ["string","array"], "campaign_delivery_type");
}
if(Array.isArray(data8)){
const len3 = visitedLength(data8);
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
{
const before = found.count;
validate141(data9, found);
if(found.count !== before) found.within(before, i3, "campaign_delivery_type");
}
if(typeof data9 !== "string"){
found.add("expectedType", "string", i3, "campaign_delivery_type");
}
}
}
}
}
else {
found.add("type", "object");
}
}
function validate133(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.request_id !== undefined){
if(typeof data.request_id !== "string"){
found.add("type", "string", "request_id");
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
found.add("type", "integer", "limit");
}
if(typeof data1 === "number" && data1 > 15){
found.add("expectedMaximum", 15, "limit");
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
found.add("minimum", 1, "limit");
}
}
}
if(data.campaign_fields !== undefined){
{
const before = found.count;
validate134(data.campaign_fields, found);
if(found.count !== before) found.within(before, "campaign_fields");
}
}
}
else {
found.add("type", "object");
}
}
export const testCampaignPUSH = validate145;
function validate147(data, found){
if(typeof data !== "string"){
found.add("type", "string");
}
}
function validate151(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "user_attributes") || (key0 === "event_attributes")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.user_attributes !== undefined){
let data0 = data.user_attributes;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
found.add("type", "object", "user_attributes");
}
}
if(data.event_attributes !== undefined){
let data1 = data.event_attributes;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
found.add("type", "object", "event_attributes");
}
}
}
else {
found.add("type", "object");
}
}
function validate154(data, found){
if(typeof data !== "string"){
found.add("type", "string");
}
if(!((((((((((data === "USER_ATTRIBUTE_UNIQUE_ID") || (data === "USER_ATTRIBUTE_USER_EMAIL")) || (data === "USER_ATTRIBUTE_USER_MOBILE")) || (data === "ADVERTISING_IDENTIFIER")) || (data === "PUSH_ID")) || (data === "CUSTOM_SEGMENT")) || (data === "EMAIL")) || (data === "ID")) || (data === "MOBILE_NUMBER")) || (data === found.names["gaid"]))){
found.add("serviceEnum", {"values":["USER_ATTRIBUTE_UNIQUE_ID","USER_ATTRIBUTE_USER_EMAIL","USER_ATTRIBUTE_USER_MOBILE","ADVERTISING_IDENTIFIER","PUSH_ID","CUSTOM_SEGMENT","EMAIL","ID","MOBILE_NUMBER"],"names":["gaid"],"rules":{}});
}
}
function validate153(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.identifier === undefined){
found.add("required", "identifier");
}
if(data.identifier_values === undefined){
found.add("required", "identifier_values");
}
for(const key0 in data){
if(!(((((key0 === "identifier") || (key0 === "identifier_values")) || (key0 === "variation")) || (key0 === "locale_name")) || (key0 === "platform")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.identifier !== undefined){
{
const before = found.count;
validate154(data.identifier, found);
if(found.count !== before) found.within(before, "identifier");
}
}
if(data.identifier_values !== undefined){
let data1 = data.identifier_values;
if(Array.isArray(data1)){
if(data1.length > 10){
found.add("maxItems", 10, "identifier_values");
}
if(data1.length < 1){
found.add("minItems", 1, "identifier_values");
}
const len0 = visitedLength(data1);
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
found.add("type", "string", i0, "identifier_values");
}
}
}
else {
found.add("type", "array", "identifier_values");
}
}
if(data.variation !== undefined){
if(typeof data.variation !== "string"){
found.add("type", "string", "variation");
}
}
if(data.locale_name !== undefined){
if(typeof data.locale_name !== "string"){
found.add("type", "string", "locale_name");
}
}
if(data.platform !== undefined){
{
const before = found.count;
validate28(data.platform, found);
if(found.count !== before) found.within(before, "platform");
}
}
}
else {
found.add("type", "object");
}
}
function validate145(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.test_campaign_meta === undefined){
found.add("required", "test_campaign_meta");
}
for(const key0 in data){
if(!((((((((key0 === "request_id") || (key0 === "channel")) || (key0 === "draft_id")) || (key0 === "basic_details")) || (key0 === "connector")) || (key0 === "campaign_content")) || (key0 === "personalization_details")) || (key0 === "test_campaign_meta")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.request_id !== undefined){
{
const before = found.count;
validate23(data.request_id, found);
if(found.count !== before) found.within(before, "request_id");
}
}
if(data.channel !== undefined){
let data1 = data.channel;
if(typeof data1 !== "string"){
found.add("type", "string", "channel");
}
if(!((data1 === "PUSH") || (data1 === "EMAIL"))){
found.add("enum", ["PUSH","EMAIL"], "channel");
}
}
if(data.draft_id !== undefined){
{
const before = found.count;
validate147(data.draft_id, found);
if(found.count !== before) found.within(before, "draft_id");
}
}
if(data.basic_details !== undefined){
{
const before = found.count;
validate27(data.basic_details, found);
if(found.count !== before) found.within(before, "basic_details");
}
}
if(data.campaign_content !== undefined){
{
const before = found.count;
validate40(data.campaign_content, found);
if(found.count !== before) found.within(before, "campaign_content");
}
}
if(data.personalization_details !== undefined){
{
const before = found.count;
validate151(data.personalization_details, found);
if(found.count !== before) found.within(before, "personalization_details");
}
}
if(data.test_campaign_meta !== undefined){
{
const before = found.count;
validate153(data.test_campaign_meta, found);
if(found.count !== before) found.within(before, "test_campaign_meta");
}
}
}
else {
found.add("type", "object");
}
}
export const testCampaignEMAIL = validate158;
function validate158(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.test_campaign_meta === undefined){
found.add("required", "test_campaign_meta");
}
for(const key0 in data){
if(!((((((((key0 === "request_id") || (key0 === "channel")) || (key0 === "draft_id")) || (key0 === "basic_details")) || (key0 === "connector")) || (key0 === "campaign_content")) || (key0 === "personalization_details")) || (key0 === "test_campaign_meta")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.request_id !== undefined){
{
const before = found.count;
validate23(data.request_id, found);
if(found.count !== before) found.within(before, "request_id");
}
}
if(data.channel !== undefined){
let data1 = data.channel;
if(typeof data1 !== "string"){
found.add("type", "string", "channel");
}
if(!((data1 === "PUSH") || (data1 === "EMAIL"))){
found.add("enum", ["PUSH","EMAIL"], "channel");
}
}
if(data.draft_id !== undefined){
{
const before = found.count;
validate147(data.draft_id, found);
if(found.count !== before) found.within(before, "draft_id");
}
}
if(data.basic_details !== undefined){
{
const before = found.count;
validate90(data.basic_details, found);
if(found.count !== before) found.within(before, "basic_details");
}
}
if(data.connector !== undefined){
{
const before = found.count;
validate92(data.connector, found);
if(found.count !== before) found.within(before, "connector");
}
}
if(data.campaign_content !== undefined){
{
const before = found.count;
validate40(data.campaign_content, found);
if(found.count !== before) found.within(before, "campaign_content");
}
}
if(data.personalization_details !== undefined){
{
const before = found.count;
validate151(data.personalization_details, found);
if(found.count !== before) found.within(before, "personalization_details");
}
}
if(data.test_campaign_meta !== undefined){
{
const before = found.count;
validate153(data.test_campaign_meta, found);
if(found.count !== before) found.within(before, "test_campaign_meta");
}
}
}
else {
found.add("type", "object");
}
}
export const testCampaign = validate166;
function validate166(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.test_campaign_meta === undefined){
found.add("required", "test_campaign_meta");
}
for(const key0 in data){
if(!((((((((key0 === "request_id") || (key0 === "channel")) || (key0 === "draft_id")) || (key0 === "basic_details")) || (key0 === "connector")) || (key0 === "campaign_content")) || (key0 === "personalization_details")) || (key0 === "test_campaign_meta")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.request_id !== undefined){
{
const before = found.count;
validate23(data.request_id, found);
if(found.count !== before) found.within(before, "request_id");
}
}
if(data.channel !== undefined){
let data1 = data.channel;
if(typeof data1 !== "string"){
found.add("type", "string", "channel");
}
if(!((data1 === "PUSH") || (data1 === "EMAIL"))){
found.add("enum", ["PUSH","EMAIL"], "channel");
}
}
if(data.draft_id !== undefined){
{
const before = found.count;
validate147(data.draft_id, found);
if(found.count !== before) found.within(before, "draft_id");
}
}
if(data.basic_details !== undefined){
{
const before = found.count;
validate98(data.basic_details, found);
if(found.count !== before) found.within(before, "basic_details");
}
}
if(data.connector !== undefined){
{
const before = found.count;
validate92(data.connector, found);
if(found.count !== before) found.within(before, "connector");
}
}
if(data.campaign_content !== undefined){
{
const before = found.count;
validate40(data.campaign_content, found);
if(found.count !== before) found.within(before, "campaign_content");
}
}
if(data.personalization_details !== undefined){
{
const before = found.count;
validate151(data.personalization_details, found);
if(found.count !== before) found.within(before, "personalization_details");
}
}
if(data.test_campaign_meta !== undefined){
{
const before = found.count;
validate153(data.test_campaign_meta, found);
if(found.count !== before) found.within(before, "test_campaign_meta");
}
}
}
else {
found.add("type", "object");
}
}
export const createOffering = validate175;
function validate176(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
found.add("minProperties", 1);
}
for(const key0 in data){
if(!((key0 === "start_datetime") || (key0 === "expiry_datetime")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.start_datetime !== undefined){
let data0 = data.start_datetime;
if(typeof data0 === "string"){
if(!(isDateTime(data0))){
found.add("format", "date-time", "start_datetime");
}
}
else {
found.add("type", "string", "start_datetime");
}
}
if(data.expiry_datetime !== undefined){
let data1 = data.expiry_datetime;
if(typeof data1 === "string"){
if(!(isDateTime(data1))){
found.add("format", "date-time", "expiry_datetime");
}
}
else {
found.add("type", "string", "expiry_datetime");
}
}
}
else {
found.add("type", "object");
}
}
function validate178(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
found.add("minProperties", 1);
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "variantsPerLocale")) || (key0 === "smv_distribution")) || (key0 === "control_group")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
found.add("type", "string", "type");
}
if(!((data0 === "SMV") || (data0 === "DMV"))){
found.add("enum", ["SMV","DMV"], "type");
}
}
if(data.control_group !== undefined){
let data1 = data.control_group;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length < 1){
found.add("minProperties", 1, "control_group");
}
for(const key1 in data1){
if(!(key1 === "percentage") && data1[key1] !== undefined){
found.add("additionalProperties", key1, "control_group");
}
}
if(data1.percentage !== undefined){
let data2 = data1.percentage;
if(!((typeof data2 == "number") && (isFinite(data2)))){
found.add("expectedType", "number", "percentage", "control_group");
}
}
}
else {
found.add("type", "object", "control_group");
}
}
}
else {
found.add("type", "object");
}
}
function validate175(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(keys61.has(key0)) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(isLongerThan(data0, 100)){
found.add("maxLength", 100, "name");
}
if(isShorterThan(data0, 5)){
found.add("minLength", 5, "name");
}
}
else {
found.add("type", "string", "name");
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
found.add("type", "string", "description");
}
}
if(data.priority !== undefined){
let data2 = data.priority;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
found.add("type", "integer", "priority");
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
found.add("maximum", 100, "priority");
}
if(data2 < 1 || isNaN(data2)){
found.add("minimum", 1, "priority");
}
}
}
if(data.scheduling !== undefined){
{
const before = found.count;
validate176(data.scheduling, found);
if(found.count !== before) found.within(before, "scheduling");
}
}
if(data.tags !== undefined){
if(!(Array.isArray(data.tags))){
found.add("type", "array", "tags");
}
}
if(data.offer_content !== undefined){
let data5 = data.offer_content;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
found.add("expectedType", "object", "offer_content");
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.meta !== undefined){
let data6 = data5.meta;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
found.add("expectedType", "object", "meta", "offer_content");
}
}
}
}
if(data.variation_meta !== undefined){
{
const before = found.count;
validate178(data.variation_meta, found);
if(found.count !== before) found.within(before, "variation_meta");
}
}
if(data.imp_track_hours !== undefined){
let data8 = data.imp_track_hours;
if(typeof data8 === "number" && data8 < 0){
found.add("expectedMinimum", 0, "imp_track_hours");
}
}
if(data.segment_info !== undefined){
let data9 = data.segment_info;
if(!data9 || typeof data9 != "object"){
found.add("expectedType", ["object","array"], "segment_info");
}
}
if(data.created_by !== undefined){
if(typeof data.created_by !== "string"){
found.add("expectedType", "string", "created_by");
}
}
if(data.is_global_control_enabled !== undefined){
if(typeof data.is_global_control_enabled !== "boolean"){
found.add("expectedType", "boolean", "is_global_control_enabled");
}
}
}
else {
found.add("type", "object");
}
}
export const updateOffering = validate180;
function validate182(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
found.add("minProperties", 1);
}
for(const key0 in data){
if(!((key0 === "start_datetime") || (key0 === "expiry_datetime")) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.start_datetime !== undefined){
let data0 = data.start_datetime;
if(typeof data0 === "string"){
if(!(isDateTime(data0))){
found.add("format", "date-time", "start_datetime");
}
}
else {
found.add("type", "string", "start_datetime");
}
}
if(data.expiry_datetime !== undefined){
let data1 = data.expiry_datetime;
if(typeof data1 === "string"){
if(!(isDateTime(data1))){
found.add("format", "date-time", "expiry_datetime");
}
}
else {
found.add("type", "string", "expiry_datetime");
}
}
}
else {
found.add("type", "object");
}
}
function validate181(data, found){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(keys65.has(key0)) && data[key0] !== undefined){
found.add("additionalProperties", key0);
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(isLongerThan(data0, 100)){
found.add("maxLength", 100, "name");
}
if(isShorterThan(data0, 5)){
found.add("minLength", 5, "name");
}
}
else {
found.add("type", "string", "name");
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
found.add("type", "string", "description");
}
}
if(data.priority !== undefined){
let data2 = data.priority;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
found.add("type", "integer", "priority");
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
found.add("maximum", 100, "priority");
}
if(data2 < 1 || isNaN(data2)){
found.add("minimum", 1, "priority");
}
}
}
if(data.scheduling !== undefined){
{
const before = found.count;
validate182(data.scheduling, found);
if(found.count !== before) found.within(before, "scheduling");
}
}
if(data.tags !== undefined){
if(!(Array.isArray(data.tags))){
found.add("type", "array", "tags");
}
}
if(data.offer_content !== undefined){
let data5 = data.offer_content;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
found.add("expectedType", "object", "offer_content");
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.meta !== undefined){
let data6 = data5.meta;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
found.add("expectedType", "object", "meta", "offer_content");
}
}
}
}
if(data.variation_meta !== undefined){
{
const before = found.count;
validate178(data.variation_meta, found);
if(found.count !== before) found.within(before, "variation_meta");
}
}
if(data.imp_track_hours !== undefined){
let data8 = data.imp_track_hours;
if(typeof data8 === "number" && data8 < 0){
found.add("expectedMinimum", 0, "imp_track_hours");
}
}
if(data.segment_info !== undefined){
let data9 = data.segment_info;
if(!data9 || typeof data9 != "object"){
found.add("expectedType", ["object","array"], "segment_info");
}
}
if(data.created_by !== undefined){
if(typeof data.created_by !== "string"){
found.add("expectedType", "string", "created_by");
}
}
if(data.is_global_control_enabled !== undefined){
if(typeof data.is_global_control_enabled !== "boolean"){
found.add("expectedType", "boolean", "is_global_control_enabled");
}
}
}
else {
found.add("type", "object");
}
}
function validate180(data, found){
validate181(data, found);
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
found.add("minProperties", 1);
}
}
}
