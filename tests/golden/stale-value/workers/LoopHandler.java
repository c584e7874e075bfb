// run: scan --library --only stale-value
// A handler of a channel, which the channel's event loop calls, one call after the other. What others may call is another
// matter.
package io.netty.channel;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class LoopHandler extends ChannelInboundHandlerAdapter {
    private final Map<String, Integer> seen = new ConcurrentHashMap<>();
    private final Map<String, Integer> asked = new ConcurrentHashMap<>();

    @Override
    public void channelRead(Object context, Object message) {
        count(message.toString());
        ask(message.toString());
    }

    private void count(String name) {
        Integer n = seen.get(name);
        seen.put(name, n == null ? 1 : n + 1);
    }

    public void ask(String name) {
        Integer n = asked.get(name);
        asked.put(name, n == null ? 1 : n + 1); // expect: stale-value
    }
}

class ChannelInboundHandlerAdapter {
    public void channelRead(Object context, Object message) {
    }
}
