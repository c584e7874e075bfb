// run: scan --only lock-order
// expect: lock-order
// Topic.publish calls its sinks under the topic lock; of three EventSink implementations only ReplaySink locks itself in onEvent, and ReplaySink.replay holds that lock while calling Topic.publish.
package broker;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

interface EventSink {
    void onEvent(String event);
}

class CountingSink implements EventSink {
    private final AtomicLong n = new AtomicLong();

    @Override
    public void onEvent(String event) {
        n.incrementAndGet();
    }

    long count() { return n.get(); }
}

class NullSink implements EventSink {
    @Override
    public void onEvent(String event) { }
}

class ReplaySink implements EventSink {
    private final List<String> buffer = new ArrayList<>();
    private final Topic deadLetters;

    ReplaySink(Topic deadLetters) {
        this.deadLetters = deadLetters;
    }

    @Override
    public synchronized void onEvent(String event) {
        if (!event.startsWith("re:") && buffer.size() < 64) {
            buffer.add(event);
        }
    }

    synchronized void replay() {
        for (String e : buffer) {
            deadLetters.publish("re:" + e);
        }
        buffer.clear();
    }
}

class Topic {
    private final String name;
    private final List<EventSink> sinks = new ArrayList<>();

    Topic(String name) {
        this.name = name;
    }

    synchronized Topic subscribe(EventSink s) {
        sinks.add(s);
        return this;
    }

    synchronized void publish(String event) {
        sinks.forEach(s -> s.onEvent(event));
    }

    @Override
    public String toString() {
        return "topic " + name;
    }
}

public class BrokerSinks {
    public static void main(String[] args) throws InterruptedException {
        Topic orders = new Topic("orders");
        CountingSink counter = new CountingSink();
        ReplaySink replay = new ReplaySink(orders);
        orders.subscribe(new NullSink()).subscribe(counter).subscribe(replay);
        Thread producer = new Thread(() -> {
            for (int i = 0; i < 3_000_000; i++) {
                orders.publish("order-" + i);
            }
        });
        Thread operator = new Thread(() -> {
            for (int i = 0; i < 1_000_000; i++) {
                replay.replay();
            }
        });
        producer.start();
        operator.start();
        producer.join();
        operator.join();
        System.out.println(orders + ": " + counter.count());
    }
}
// corpus: unseen
