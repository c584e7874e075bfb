// run: scan --library --only lock-order
// expect: lock-order
// deliver takes the broker lock and then the consumer's; nack takes the consumer's lock and, through the requeue callback, the broker lock
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

public class DurableBroker {
    public record Message(long id, String body) { }

    private final ReentrantLock brokerLock = new ReentrantLock();
    private final Deque<Message> backlog = new ArrayDeque<>();
    private final List<DurableConsumer> consumers = new ArrayList<>();
    private int turn;

    public DurableConsumer attach() {
        DurableConsumer c = new DurableConsumer(this::requeue);
        brokerLock.lock();
        try {
            consumers.add(c);
        } finally {
            brokerLock.unlock();
        }
        return c;
    }

    public void send(Message m) {
        brokerLock.lock();
        try {
            backlog.addLast(m);
        } finally {
            brokerLock.unlock();
        }
    }

    private void requeue(Message m) {
        brokerLock.lock();
        try {
            backlog.addFirst(m);
        } finally {
            brokerLock.unlock();
        }
    }

    public int deliver() {
        brokerLock.lock();
        try {
            int n = 0;
            while (!consumers.isEmpty() && !backlog.isEmpty()) {
                consumers.get(turn++ % consumers.size()).accept(backlog.pollFirst());
                n++;
            }
            return n;
        } finally {
            brokerLock.unlock();
        }
    }
}

class DurableConsumer {
    private final ReentrantLock inboxLock = new ReentrantLock();
    private final Condition arrived = inboxLock.newCondition();
    private final Deque<DurableBroker.Message> inbox = new ArrayDeque<>();
    private final Map<Long, DurableBroker.Message> unacked = new HashMap<>();
    private final Consumer<DurableBroker.Message> giveBack;

    DurableConsumer(Consumer<DurableBroker.Message> giveBack) {
        this.giveBack = giveBack;
    }

    void accept(DurableBroker.Message m) {
        inboxLock.lock();
        try {
            inbox.addLast(m);
            arrived.signal();
        } finally {
            inboxLock.unlock();
        }
    }

    public DurableBroker.Message receive() throws InterruptedException {
        inboxLock.lock();
        try {
            while (inbox.isEmpty()) {
                arrived.await();
            }
            DurableBroker.Message m = inbox.pollFirst();
            unacked.put(m.id(), m);
            return m;
        } finally {
            inboxLock.unlock();
        }
    }

    public boolean nack(long id) {
        inboxLock.lock();
        try {
            DurableBroker.Message m = unacked.remove(id);
            if (m == null) {
                return false;
            }
            giveBack.accept(m);
            return true;
        } finally {
            inboxLock.unlock();
        }
    }
}
// corpus: unseen13
