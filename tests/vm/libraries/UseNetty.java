// netty: pipelines without a network, pooled and direct buffers (through Unsafe), executors and promises.
import io.netty.buffer.*;
import io.netty.channel.*;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.*;
import io.netty.handler.codec.http.*;
import io.netty.util.concurrent.*;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

public class UseNetty {
	static ByteBuf bytes(String text) {
		return Unpooled.copiedBuffer(text, StandardCharsets.UTF_8);
	}

	static void answers(EmbeddedChannel c) {
		for (ByteBuf b; (b = c.readOutbound()) != null; b.release())
			System.out.println(b.toString(StandardCharsets.UTF_8).replace("\r\n", "|"));
		System.out.println(c.finish());
	}

	static class Answer extends SimpleChannelInboundHandler<FullHttpRequest> {
		@Override
		protected void channelRead0(ChannelHandlerContext c, FullHttpRequest r) {
			ByteBuf body = bytes(r.method() + r.uri() + r.content().toString(StandardCharsets.UTF_8));
			FullHttpResponse a = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK, body);
			a.headers().set("Content-Length", body.readableBytes()).set("X", r.headers().get("host"));
			c.writeAndFlush(a);
		}
	}

	public static void main(String[] args) throws Exception {
		EmbeddedChannel lines = new EmbeddedChannel(new LineBasedFrameDecoder(80), new ChannelInboundHandlerAdapter() {
			@Override
			public void channelRead(ChannelHandlerContext c, Object line) {
				c.writeAndFlush(Unpooled.wrappedBuffer(bytes("<"), (ByteBuf) line, bytes(">")));
			}
		});
		lines.writeInbound(bytes("one\ntw"));
		lines.writeInbound(bytes("o\r\n"));
		answers(lines);
		EmbeddedChannel http = new EmbeddedChannel(new HttpServerCodec(), new HttpObjectAggregator(1000), new Answer());
		http.writeInbound(bytes("POST /p?q=1 HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
			+ "5\r\nhello\r\n0\r\n\r\n"));
		answers(http);
		ByteBuf direct = PooledByteBufAllocator.DEFAULT.directBuffer(16);
		direct.writeInt(5).writeLongLE(9).writeShort(-3).writeMedium(70000).writeDouble(2.5);
		direct.writeCharSequence("abc", StandardCharsets.UTF_8);
		System.out.println(direct.refCnt() + " " + ByteBufUtil.hexDump(direct) + " " + direct.readInt());
		System.out.println(direct.release() + " " + direct.refCnt());
		EventExecutorGroup group = new DefaultEventExecutorGroup(2);
		Promise<String> late = group.next().newPromise();
		group.next().schedule(() -> late.setSuccess("late"), 10, TimeUnit.MILLISECONDS);
		System.out.println(group.submit(() -> 5).sync().getNow() + late.sync().getNow());
		group.shutdownGracefully(0, 1, TimeUnit.SECONDS).sync();
		try {
			new EmbeddedChannel(new LengthFieldBasedFrameDecoder(10, 0, 2))
				.writeInbound(Unpooled.wrappedBuffer(new byte[] {0, 50, 1}));
		} catch (TooLongFrameException e) {
			System.out.println(e.getMessage());
		}
	}
}
