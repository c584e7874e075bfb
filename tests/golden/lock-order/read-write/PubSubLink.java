// run: scan --library --only lock-order
// expect: lock-order
// redis/lettuce#57 - subscribe() holds the link's monitor (synchronized dispatch) and wants writeLock; channelActive() holds writeLock and calls activated(), which resubscribes through the same synchronized dispatch
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

interface LinkStateListener {
    void activated();
}

final class WireCommandHandler {
    private final ReentrantLock writeLock = new ReentrantLock();
    private final Deque<String> disconnectedBuffer = new ArrayDeque<>();
    private final StringBuilder channel = new StringBuilder();
    private final LinkStateListener listener;
    private boolean connected;

    WireCommandHandler(LinkStateListener listener) {
        this.listener = listener;
    }

    void write(String command) {
        writeLock.lock();
        try {
            if (connected) {
                channel.append(command).append("\r\n");
            } else {
                disconnectedBuffer.add(command);
            }
        } finally {
            writeLock.unlock();
        }
    }

    void channelActive() {
        writeLock.lock();
        try {
            connected = true;
            listener.activated();
            while (!disconnectedBuffer.isEmpty()) {
                channel.append(disconnectedBuffer.poll()).append("\r\n");
            }
        } finally {
            writeLock.unlock();
        }
    }

    void channelInactive() {
        writeLock.lock();
        try {
            connected = false;
        } finally {
            writeLock.unlock();
        }
    }
}

abstract class AsyncLink implements LinkStateListener {
    protected final WireCommandHandler handler = new WireCommandHandler(this);
    private long dispatched;

    protected synchronized void dispatch(String command) {
        dispatched++;
        handler.write(command);
    }

    public synchronized long dispatched() {
        return dispatched;
    }
}

public class PubSubLink extends AsyncLink {
    private final Set<String> channels = ConcurrentHashMap.newKeySet();

    public void subscribe(String channel) {
        channels.add(channel);
        dispatch("SUBSCRIBE " + channel);
    }

    public void unsubscribe(String channel) {
        channels.remove(channel);
        dispatch("UNSUBSCRIBE " + channel);
    }

    @Override
    public void activated() {
        for (String c : channels) {
            dispatch("SUBSCRIBE " + c);
        }
    }

    public void onConnected() {
        handler.channelActive();
    }

    public void onDisconnected() {
        handler.channelInactive();
    }
}
// corpus: unseen18
