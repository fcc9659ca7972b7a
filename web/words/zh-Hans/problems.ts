import type { Problems } from '../en/problems.ts';

/** What the server answers when it refuses something. */
export const problems: Problems = {
  'A catalogue file can be up to 1 MiB.': '游戏库文件最大 1 MiB。',
  'A cover can be up to 10 MB.': '封面最大 10 MB。',
  'A game with this name was merged into another one.': '同名的游戏已合并到另一个游戏。',
  'A mark can only be contested for {days} days.': '缺席标记只能在 {days} 天内提出异议。',
  'A name can’t start like a spreadsheet formula.': '名称不能以表格公式的形式开头。',
  'A quotation mark isn’t closed.': '有一个引号没有成对。',
  'Admins need a passkey or codes. See “Security” on your page.':
    '管理员需要通行密钥或验证码。请看个人主页的“安全”。',
  'All seats of this role are taken. Choose another one.': '这个职责的名额已满，请选择其他职责。',
  'An account with this email exists. Log in there and link {provider} under “Security”.':
    '已有账号使用这个邮箱。请登录它，再在“安全”里绑定 {provider}。',
  'Another account already uses this email. Use another one.':
    '已有其他账号使用这个邮箱，请换一个。',
  'Another {provider} account is linked to yours. Unlink it first.':
    '你已经绑定了另一个 {provider} 账号，请先解绑它。',
  'Choose a date within the next {days} days.': '请选择 {days} 天以内的日期。',
  'Choose a date within {days} days. For longer, ban the account.':
    '请选择 {days} 天以内的日期。要更久的话，请永久封禁这个账号。',
  'Choose a day after the session before this one.': '请选择上一次之后的日期。',
  'Choose a day within {most} weeks of the first.': '请选择第一天之后 {most} 周以内的日期。',
  'Choose a role.': '请选择职责。',
  'Choose a time in the future.': '请选择将来的时间。',
  'Choose at least one day.': '请至少选一天。',
  'Choose at most {most} roles.': '最多选 {most} 个职责。',
  'Choose one of these file types: {taken}.': '请选择这些类型的文件：{taken}。',
  'Codes are already on.': '验证码已经开启。',
  'Confirm that it’s you first.': '请先确认是你本人。',
  'Confirm with your password, a passkey or a code instead.':
    '请改用密码、通行密钥或验证码来确认。',
  'Describe what happened.': '请描述发生了什么。',
  'Double the quotation marks inside a value.': '值里面的引号要写两次。',
  'Each game can only be listed once.': '同一个游戏只能列一次。',
  'Each hour can only be listed once.': '同一个时段只能列一次。',
  'Each platform can have only one gamertag.': '每个平台只能有一个游戏 ID。',
  'Each platform can only be listed once.': '同一个平台只能列一次。',
  'Each role can only be listed once.': '同一个职责只能列一次。',
  'Enter a valid email address.': '请输入有效的邮箱地址。',
  'Files here can be up to 10 MB. Upload videos up to 95 MB in parts.':
    '这里的文件最大 10 MB。视频请分段上传，最大 95 MB。',
  'Members can check in from {minutes} minutes before the start until the end.':
    '从开始前 {minutes} 分钟到结束，成员都可以报到。',
  'Messages can be changed for {minutes} minutes.': '消息发出后 {minutes} 分钟内可以修改。',
  'More seats of a role are taken in a later session. Keep at least that many.':
    '在后面的某一次里，有个职责已占的名额更多。请至少保留那么多。',
  'Must be a time such as 22:30.': '请输入时间，比如 22:30。',
  'Must be a time zone such as Europe/Berlin.': '请输入时区，比如 Asia/Shanghai。',
  'Must be after the start of the range.': '必须晚于时间段的开始。',
  'Must differ from the start.': '不能和开始时间相同。',
  'New accounts can only send links to friends. Remove the link.':
    '新账号只能给好友发链接，请去掉链接。',
  'No one has marked this person as not there.': '没有人把对方标记为缺席。',
  'None of these days comes before the last day. Choose a later one.':
    '最后一天之前轮不到你选的这些天，请把最后一天选晚一些。',
  'Not yet: nobody has this account there, or a code completes the log-in.':
    '还不行：还没有人在那里用这个账号，或者登录需要验证码才能完成。',
  'Nothing was changed. No one has taken this report.': '什么都没有改变。还没有人负责这个举报。',
  'Nothing was changed. One of the games was already merged, or the other is archived.':
    '什么都没有改变。其中一个游戏已被合并，或者另一个已归档。',
  'Nothing was changed. {name} has taken this report.': '什么都没有改变。{name} 正在负责这个举报。',
  'One of these categories doesn’t exist. Reload the page.': '其中有个分类不存在，请刷新页面。',
  'Only admins can do this.': '只有管理员可以这么做。',
  'Only members can mute a session.': '只有成员可以把开黑局设为免打扰。',
  'Only members who were in before the start, and were there themselves, can answer.':
    '只有开始前就已加入、并且自己到场的成员可以回答。',
  'Only the host can add files to a session.': '只有房主可以给开黑局添加文件。',
  'Only the host can be thanked for hosting.': '“好房主”只能用来感谢房主。',
  'Only the host can change a session.': '只有房主可以编辑开黑局。',
  'Only the host can delete a session.': '只有房主可以删除开黑局。',
  'Only the host can give roles.': '只有房主可以分配职责。',
  'Only the host can invite people to this session.': '只有房主可以邀请别人加入这个开黑局。',
  'Only the host can say who didn’t come.': '只有房主可以标记谁没来。',
  'Only the host can see the applications.': '只有房主可以看到申请。',
  'Only the invited person can accept an invite.': '只有收到好友请求的人可以接受。',
  'Only the other person can do this.': '只有对方可以这么做。',
  'Peerway isn’t fully set up yet. Please tell the operator.':
    'Peerway 还没有设置好，请告诉运营者。',
  'Remove characters that can’t be displayed.': '请去掉无法显示的字符。',
  'Remove these unknown columns: {columns}.': '请去掉这些未知的列：{columns}。',
  'Search for a word, game, category, language, platform or region first.':
    '请先按关键词、游戏、分类、语言、平台或地区搜索。',
  'Some later sessions would be left out. Cancel them first.':
    '这样改，后面有些场次会被去掉。请先取消它们。',
  'Someone else has already answered.': '已经有人回答了。',
  'Someone has already applied. Cancel the session instead.': '已经有人申请了，请改为取消开黑局。',
  'Something went wrong on our side. Try again in a moment.': '我们这边出了点问题，请稍后再试。',
  'That took too long. Log in again.': '已超时，请重新登录。',
  'That took too long. Start again.': '已超时，请重新开始。',
  'That took too long. Try again.': '已超时，请重试。',
  'The categories were changed in the meantime. Reload the page and try again.':
    '分类刚才被改动过。请刷新页面再试。',
  'The column "name" is missing. The first line must contain the column names.':
    '缺少“name”列。第一行必须是列名。',
  'The email or password is wrong.': '邮箱或密码不对。',
  'The last day must be after the first.': '最后一天必须晚于第一天。',
  'The push service of this browser didn’t answer as it should. Try again in a moment.':
    '这个浏览器的推送服务没有正常回应，请稍后再试。',
  'The roles have more seats than the session. One seat is yours.':
    '职责的名额超过了开黑局的名额。其中一个名额是你自己的。',
  'The time to take this seat is over.': '接受这个名额的时间已过。',
  'The upload is incomplete. Start it again.': '上传不完整，请重新上传。',
  'There’s no free seat for you right now. You’re on the waiting list.':
    '现在没有给你的空位，你在候补名单里。',
  'They weren’t in this session after it began.': '开黑局开始后，对方不在其中。',
  'They weren’t in this session when it ended.': '开黑局结束时，对方不在其中。',
  'This Peerway isn’t set up for push notifications yet. Please tell the operator.':
    '本站还没有设置推送，请告诉运营者。',
  'This account is banned.': '这个账号已被永久封禁。',
  'This account is banned. Reason: {reason}': '这个账号已被永久封禁。理由：{reason}',
  'This account is suspended until {until}.': '这个账号被临时封禁，直到 {until}。',
  'This account is suspended until {until}. Reason: {reason}':
    '这个账号被临时封禁，直到 {until}。理由：{reason}',
  'This account was just unlinked. Log in another way.': '这个账号刚刚被解绑，请用其他方式登录。',
  'This animation has more than {most} frames. Choose a shorter one.':
    '这个动图超过 {most} 帧，请选一个短一些的。',
  'This animation has more than {most} megapixels in all its frames. Choose a smaller one.':
    '这个动图所有帧加起来超过 {most}00 万像素，请选一个小一些的。',
  'This answer from {name} doesn’t belong to what you started here. Start again.':
    '{name} 的这个回应和你在这里的操作对不上，请重新开始。',
  'This application doesn’t exist, or you don’t have access to it.':
    '这个申请不存在，或者你无权查看。',
  'This calendar doesn’t exist, or you don’t have access to it.':
    '这个日历不存在，或者你无权查看。',
  'This call doesn’t exist, or you don’t have access to it.': '这个通话不存在，或者你无权加入。',
  'This can’t be changed anymore.': '这个已经不能再改了。',
  'This category doesn’t exist, or you don’t have access to it.':
    '这个分类不存在，或者你无权查看。',
  'This category doesn’t exist.': '这个分类不存在。',
  'This code is wrong. It changes every 30 seconds, so use the latest one, and check the clock of your phone.':
    '验证码不对。它每 30 秒换一次，请用最新的，并检查手机的时间。',
  'This code is wrong. Use the latest one, and check your phone’s clock.':
    '验证码不对。请用最新的，并检查手机的时间。',
  'This code was already used. Wait for the next one.': '这个验证码已经用过，请等下一个。',
  'This content doesn’t exist, or you don’t have access to it.': '这个内容不存在，或者你无权查看。',
  'This cover doesn’t exist, or you don’t have access to it.': '这个封面不存在，或者你无权查看。',
  'This device doesn’t exist, or you don’t have access to it.': '这台设备不存在，或者你无权查看。',
  'This device is logged out, or the account can’t be used.':
    '这台设备已退出登录，或者账号不可用。',
  'This drawing can’t be turned into an image. Export it as a PNG.':
    '这张矢量图无法转成图片，请导出为 PNG。',
  'This drawing contains a photo. Export it as a PNG or JPG.':
    '这张矢量图里有照片，请导出为 PNG 或 JPG。',
  'This drawing contains itself. Export it as a PNG.': '这张矢量图包含了它自己，请导出为 PNG。',
  'This drawing defines its own XML entities. Export it again as plain SVG.':
    '这张矢量图定义了自己的 XML 实体，请重新导出为普通 SVG。',
  'This drawing has a style sheet. Export it with presentation attributes, or as a PNG.':
    '这张矢量图带有样式表，请用表现属性导出，或者导出为 PNG。',
  'This drawing has nested patterns, masks or filters. Export it as a PNG.':
    '这张矢量图有嵌套的图案、蒙版或滤镜，请导出为 PNG。',
  'This drawing is larger than 2 MB. Simplify it, or export it as a PNG.':
    '这张矢量图超过 2 MB，请简化它，或者导出为 PNG。',
  'This drawing is too complex. Simplify it, or export it as a PNG.':
    '这张矢量图太复杂，请简化它，或者导出为 PNG。',
  'This email already has an account. Log in instead, or use another email.':
    '这个邮箱已经有账号了。请直接登录，或者换一个邮箱。',
  'This file can’t be read as an image. Choose another one.':
    '这个文件无法作为图片读取，请换一个。',
  'This file contains no games.': '这个文件里没有游戏。',
  'This file doesn’t exist, or you don’t have access to it.': '这个文件不存在，或者你无权查看。',
  'This file has {games} games, and the maximum is {most}. Split it into smaller files.':
    '这个文件有 {games} 个游戏，最多 {most} 个。请拆成几个小文件。',
  'This file is damaged. Choose another one.': '这个文件已损坏，请换一个。',
  'This file is empty. Choose another one.': '这个文件是空的，请换一个。',
  'This file is incomplete. Choose another one.': '这个文件不完整，请换一个。',
  'This file isn’t UTF-8. Save it as "CSV UTF-8" and try again.':
    '这个文件不是 UTF-8 编码。请存为“CSV UTF-8”再试。',
  'This file isn’t an image. Choose another one.': '这个文件不是图片，请换一个。',
  'This friendship doesn’t exist, or you don’t have access to it.':
    '这个好友关系不存在，或者你无权查看。',
  'This game doesn’t exist, or you don’t have access to it.': '这个游戏不存在，或者你无权查看。',
  'This game doesn’t exist.': '这个游戏不存在。',
  'This game is already archived.': '这个游戏已经归档了。',
  'This game is already in line {twin}.': '这个游戏已经在第 {twin} 行。',
  'This game is already in the catalogue.': '这个游戏已经在游戏库里了。',
  'This game is archived. Restore it first.': '这个游戏已归档，请先恢复它。',
  'This game is archived. Restore it instead.': '这个游戏已归档，请改为恢复它。',
  'This game is not archived.': '这个游戏没有归档。',
  'This game isn’t available. Choose another one.': '这个游戏不可用，请选别的。',
  'This game was merged into another one.': '这个游戏已合并到另一个游戏。',
  'This game was merged into another one. Nothing was changed.':
    '这个游戏已合并到另一个游戏，什么都没有改变。',
  'This image has more than {most} megapixels. Choose a smaller one.':
    '这张图片超过 {most}00 万像素，请选一张小一些的。',
  'This image is empty. Choose another one.': '这张图片是空的，请换一张。',
  'This image is more than {most} pixels wide or high. Choose a smaller one.':
    '这张图片的宽或高超过 {most} 像素，请选一张小一些的。',
  'This image is too complex. Save it in another way and try again.':
    '这张图片太复杂。请换个方式保存再试。',
  'This invitation doesn’t exist, or you don’t have access to it.':
    '这个邀请不存在，或者你无权查看。',
  'This invite doesn’t exist, or you don’t have access to it.':
    '这个好友请求不存在，或者你无权查看。',
  'This is already taken down.': '这个已经下架了。',
  'This is already your email.': '这就是你现在的邮箱。',
  'This is required.': '这一项必填。',
  'This is the only admin. Make someone else an admin first.':
    '这是唯一的管理员，请先让别人成为管理员。',
  'This is the only way into your account. Add another one first.':
    '这是你唯一的登录方式，请先添加另一种。',
  'This isn’t a name.': '这不是有效的名称。',
  'This isn’t a push service that Peerway knows.': 'Peerway 不认识这个推送服务。',
  'This isn’t taken down.': '这个没有下架。',
  'This isn’t the same type of file as before.': '文件类型和之前的不一样。',
  'This isn’t the {provider} account that is linked here. Use that one.':
    '这不是这里绑定的 {provider} 账号，请用绑定的那个。',
  'This line has fewer values than columns.': '这一行的值比列少。',
  'This line has more values than columns.': '这一行的值比列多。',
  'This link has expired or isn’t complete.': '这个链接已过期或不完整。',
  'This link has expired or was already used.': '这个链接已过期或已经用过。',
  'This linked account doesn’t exist, or you don’t have access to it.':
    '这个关联账号不存在，或者你无权查看。',
  'This list of applications doesn’t exist, or you don’t have access to it.':
    '这个申请列表不存在，或者你无权查看。',
  'This log-in was already used. Start again.': '这次登录已经用过，请重新开始。',
  'This message doesn’t exist, or you don’t have access to it.': '这条消息不存在，或者你无权查看。',
  'This message or room doesn’t exist, or you don’t have access to it.':
    '这条消息或这个聊天室不存在，或者你无权查看。',
  'This name is taken, or looks too much like one that is. Try another one.':
    '这个昵称已被占用，或者和别人的太像了。换一个试试。',
  'This name is taken. Try another one.': '这个名字已被占用，请换一个。',
  'This notice doesn’t exist, or you don’t have access to it.': '这条通知不存在，或者你无权查看。',
  'This owner doesn’t exist, or you don’t have access to it.':
    '所属的主页或开黑局不存在，或者你无权查看。',
  'This passkey couldn’t be checked. Try again.': '没能验证这个通行密钥，请重试。',
  'This passkey doesn’t belong to your account. Try another one.':
    '这个通行密钥不属于你的账号，请换一个。',
  'This passkey doesn’t exist, or you don’t have access to it.':
    '这个通行密钥不存在，或者你无权查看。',
  'This passkey doesn’t work here, or it was removed from your account. Log in another way.':
    '这个通行密钥在这里用不了，或者已从你的账号移除。请用其他方式登录。',
  'This passkey is already there.': '这个通行密钥已经添加过了。',
  'This passkey may have been copied, so we didn’t accept it. Log in another way, and remove it from your account.':
    '这个通行密钥可能被复制过，所以我们没有接受。请用其他方式登录，再把它从账号移除。',
  'This password is easy to guess. Try a few random words.':
    '这个密码太容易猜到。试试几个不相干的词。',
  'This password is wrong. Try again.': '密码不对，请重试。',
  'This person was already invited, or is already in.': '对方已被邀请，或者已经加入。',
  'This report doesn’t exist, or you don’t have access to it.': '这个举报不存在，或者你无权查看。',
  'This report is already decided. You can’t change a decision.':
    '这个举报已经处理，决定不能更改。',
  'This request doesn’t exist, or you don’t have access to it.':
    '这个添加申请不存在，或者你无权查看。',
  'This request is already decided.': '这个添加申请已经处理。',
  'This saved search doesn’t exist, or you don’t have access to it.':
    '这个已保存的搜索不存在，或者你无权查看。',
  'This second factor doesn’t exist, or you don’t have access to it.':
    '这个第二验证方式不存在，或者你无权查看。',
  'This series doesn’t exist, or you don’t have access to it.': '这个系列不存在，或者你无权查看。',
  'This series is being changed. Try again in a moment.': '这个系列正在修改，请稍后再试。',
  'This session doesn’t exist, or you don’t have access to it.':
    '这个开黑局不存在，或者你无权查看。',
  'This session doesn’t have this role anymore. Choose another one.':
    '这个开黑局已经没有这个职责了，请选择其他职责。',
  'This session ended a while ago. You can still read its room.':
    '这个开黑局已经结束一段时间了，但聊天室还能看。',
  'This session is for adults. Confirm first that you’re 18 or older.':
    '这个开黑局仅限成年人。请先确认你年满 18 岁。',
  'This session is full, and it has already started.': '这个开黑局已满，而且已经开始。',
  'This session is over or was cancelled.': '这个开黑局已结束或已取消。',
  'This session is over.': '这个开黑局已结束。',
  'This session isn’t over yet.': '这个开黑局还没有结束。',
  'This session was cancelled.': '这个开黑局已取消。',
  'This session was changed since you opened it, maybe in another tab. Nothing was saved. Load the newer version.':
    '打开之后，这个开黑局被改动过，可能是在另一个标签页。什么都没有保存，请加载新版本。',
  'This upload doesn’t exist, or you don’t have access to it.': '这个上传不存在，或者你无权查看。',
  'This upload is already finished.': '这个上传已经完成。',
  'This user can’t be invited to this session right now.': '现在无法邀请对方加入这个开黑局。',
  'This user doesn’t accept friend invites right now.': '对方现在不接受好友请求。',
  'This user doesn’t accept messages right now.': '对方现在不接收消息。',
  'This user doesn’t exist, or you don’t have access to it.': '这个用户不存在，或者你无权查看。',
  'This video has data tracks. Export it again with sound and picture only.':
    '这个视频带有数据轨，请只保留声音和画面重新导出。',
  'This video is larger than 95 MB. Choose a smaller one.':
    '这个视频超过 95 MB，请选一个小一些的。',
  'This was changed in the meantime. Reload the page and try again.':
    '内容刚才有变动。请刷新页面再试。',
  'This way to log in doesn’t exist, or you don’t have access to it.':
    '这种登录方式不存在，或者你无权查看。',
  'This {provider} account already has a Peerway account. Log in with it.':
    '这个 {provider} 账号已经有 Peerway 账号了，请用它登录。',
  'This {provider} account is already linked to yours.': '这个 {provider} 账号已经绑定到你的账号。',
  'This {provider} account is linked to another Peerway account. Log in with it to unlink it there.':
    '这个 {provider} 账号绑定了另一个 Peerway 账号。请用它登录，在那里解绑。',
  'Too many failed attempts. Try again later.': '失败次数太多，请稍后再试。',
  'Too many requests. Try again in a minute.': '操作太频繁，请一分钟后再试。',
  'Unknown category: {names}.': '未知的分类：{names}。',
  'Use at least one letter, digit or emoji.': '请至少用一个字母、数字、汉字或表情。',
  'Use at least {least} characters.': '至少 {least} 个字符。',
  'Use at most {most} characters.': '最多 {most} 个字符。',
  'Use fewer accents on one character.': '一个字符上的附加符号太多了，请减少一些。',
  'We’ve already sent you several emails. Try again later.':
    '我们已经给你发了好几封邮件，请稍后再试。',
  'Whoever invited you can no longer invite people to this session.':
    '邀请你的人已经不能再邀请别人加入这个开黑局。',
  'You already have a seat.': '你已经有名额了。',
  'You already have {most} open reports. Wait until some are decided.':
    '你已有 {most} 个举报在等待处理，请等处理完一些再来。',
  'You already host {most} sessions that aren’t over. Cancel one, or wait until one has ended.':
    '你已有 {most} 个还没结束的开黑局。请取消一个，或者等一个结束。',
  'You can only add files to your own page.': '你只能给自己的主页添加文件。',
  'You can only apply for yourself.': '你只能为自己申请。',
  'You can only change your own messages.': '你只能修改自己的消息。',
  'You can only change your own page.': '你只能修改自己的主页。',
  'You can only invite friends.': '你只能邀请好友。',
  'You can only say who didn’t come for {most} hours after a session.':
    '只能在开黑局结束后 {most} 小时内标记谁没来。',
  'You can only send your own invites.': '你只能发自己的好友请求。',
  'You can thank people who were there for {days} days after a session.':
    '只能在开黑局结束后 {days} 天内感谢到场的人。',
  'You cancelled at {name}, so nothing was changed.': '你在 {name} 上取消了，什么都没有改变。',
  'You can’t apply to your own session.': '你不能申请自己的开黑局。',
  'You can’t block yourself.': '你不能拉黑自己。',
  'You can’t do this to your own account. Ask another admin.':
    '你不能对自己的账号这么做，请找其他管理员。',
  'You can’t invite yourself.': '你不能加自己为好友。',
  'You can’t merge a category into itself.': '分类不能合并到它自己。',
  'You can’t merge a game into itself.': '游戏不能合并到它自己。',
  'You can’t report yourself or your own content.': '你不能举报自己或自己的内容。',
  'You can’t thank yourself.': '你不能感谢自己。',
  'You could only answer for {days} days.': '只能在 {days} 天内回答，现在已经过了。',
  'You have too many open requests. Wait until some are answered.':
    '你有太多添加申请在等处理，请等处理完一些再来。',
  'You have {most} files, the maximum. Delete one to add another.':
    '你已有 {most} 个文件，达到上限。删除一个才能再加。',
  'You have {most} saved searches, the maximum. Remove one first.':
    '你已有 {most} 个保存的搜索，达到上限。请先移除一个。',
  'You were marked as not there, so you can’t give thanks.': '你被标记为缺席，所以不能感谢别人。',
  'You weren’t in this session lately.': '你最近没有参加这个开黑局。',
  'Your account is about to be deleted. Choose to keep it first.':
    '你的账号即将注销，请先选择保留账号。',
  'Your email is already confirmed.': '你的邮箱已经验证过了。',
  'You’re already friends, or one of you has invited the other.':
    '你们已经是好友，或者已发过好友请求。',
  'You’re already in this session, or have already applied.':
    '你已在这个开黑局里，或者已经申请过。',
  'The time to keep this account is over.': '保留此账号的期限已过。',
  'You’re no longer on the waiting list.': '你已不在候补名单里。',
  'You’re sending messages very fast. Wait a moment.': '你发消息太快了，请稍等一下。',
  'You’ve already answered this invitation.': '你已经答复过这个邀请。',
  'You’ve already reported this. We’ll let you know the decision.':
    '你已经举报过了。处理结果我们会告诉你。',
  'You’ve already requested this game.': '你已经申请添加过这个游戏。',
  'You’ve already saved this search.': '你已经保存过这个搜索。',
  'You’ve already thanked this person.': '你已经感谢过对方。',
  'You’ve been logged out. Log in again.': '登录已失效，请重新登录。',
  'You’ve reached the maximum number of categories.': '分类数量已达上限。',
  'please login!': '请先登录！',
  '{name} didn’t confirm that it’s you. Try again.': '{name} 没有确认是你本人，请重试。',
  '{name} doesn’t answer right now. Try again in a moment, or log in another way.':
    '{name} 现在没有回应。请稍后再试，或者用其他方式登录。',
  '{taken} seats are already taken. Choose at least {taken}.':
    '已有 {taken} 个名额被占用，请至少选 {taken} 个。',
  '{taken} seats are already taken or offered. Choose at least {taken}.':
    '已有 {taken} 个名额被占用或预留，请至少选 {taken} 个。',
  '1 seat without a role is taken or offered. Leave at least that many.':
    '有 1 个不限职责的名额已被占用或预留，请至少留 1 个。',
  '{count} seats without a role are taken or offered. Leave at least that many.':
    '有 {count} 个不限职责的名额已被占用或预留，请至少留 {count} 个。',
  '1 seat of “{role}” is taken or offered. Keep at least that many, or give those people another role first.':
    '“{role}”有 1 个名额已被占用或预留。请至少保留 1 个，或者先给那个人换职责。',
  '{count} seats of “{role}” are taken or offered. Keep at least that many, or give those people another role first.':
    '“{role}”有 {count} 个名额已被占用或预留。请至少保留 {count} 个，或者先给那些人换职责。',
  'The time to take this seat is over. This session has started.':
    '接受这个名额的时间已过，开黑局已经开始。',
  'The time to take this seat is over. You’re still on the waiting list.':
    '接受这个名额的时间已过，你还在候补名单里。',
};
