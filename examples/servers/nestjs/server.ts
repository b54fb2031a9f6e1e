import 'reflect-metadata'
import { Controller, Get, HttpCode, Module, Patch, Post, Req } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { acceptedAs, useCampaignContract } from 'campaign-contract/nestjs'
import { hostname, logAddress, port } from '../address.js'
import { options } from '../options.js'
import { changeCampaignStatus, createCampaign, getCampaign } from '../service.js'

@Controller('v5/campaigns')
class CampaignsController {
  @Post()
  @HttpCode(200)
  create(@Req() request: object) {
    const { body } = acceptedAs('createCampaign', request).request
    return createCampaign(body)
  }

  @Get(':campaign_id')
  get(@Req() request: object) {
    const { params } = acceptedAs('getCampaign', request).request
    return getCampaign(params.campaign_id)
  }

  @Patch(':campaign_id/status')
  changeStatus(@Req() request: object) {
    const { params, body } = acceptedAs('changeCampaignStatus', request).request
    return changeCampaignStatus(params.campaign_id, body)
  }
}

@Module({ controllers: [CampaignsController] })
class Application {}

// For Nest on Fastify, pass a `new FastifyAdapter()` to `create`.
const app = await NestFactory.create(Application, { logger: ['error', 'warn'] })
await useCampaignContract(app, options)
await app.listen(port, hostname)
logAddress(app.getHttpServer().address())
