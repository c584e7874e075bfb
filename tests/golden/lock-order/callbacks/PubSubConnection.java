// run: scan --library --only lock-order
// expect: none
// redis/lettuce#57, repaired as in #59 - dispatch has no monitor of its own any more, the handler's reentrant writeLock is the only lock, the activation callback re-enters it
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;

interface ActivationListener {
    void activated();
}

final class FrameWriter {
    private final ReentrantLock writeLock = new ReentrantLock();
    private final Deque<String> disconnectedBuffer = new ArrayDeque<>();
    private final StringBuilder channel = new StringBuilder();
    private final ActivationListener listener;
    private boolean connected;

    FrameWriter(ActivationListener listener) {
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
}

abstract class AsyncConnection implements ActivationListener {
    protected final FrameWriter handler = new FrameWriter(this);
    private final LongAdder dispatched = new LongAdder();

    protected void dispatch(String command) {
        dispatched.increment();
        handler.write(command);
    }

    public long dispatched() {
        return dispatched.sum();
    }
}

public class PubSubConnection extends AsyncConnection {
    private final Set<String> channels = ConcurrentHashMap.newKeySet();

    public void subscribe(String channel) {
        channels.add(channel);
        dispatch("SUBSCRIBE " + channel);
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
}
// corpus: unseen18
