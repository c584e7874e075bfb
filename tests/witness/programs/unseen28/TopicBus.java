import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

public class TopicBus {
    static class Topic {
        private final String name;
        private final List<Consumer<String>> handlers = new ArrayList<>();
        private final AtomicInteger published = new AtomicInteger();

        Topic(String name) {
            this.name = name;
        }

        synchronized Runnable subscribe(Consumer<String> h) {
            handlers.add(h);
            return () -> unsubscribe(h);
        }

        private synchronized void unsubscribe(Consumer<String> h) {
            handlers.remove(h);
        }

        void publish(String payload) {
            published.incrementAndGet();
            String framed = name + ":" + payload;
            for (int i = 0; i < handlers.size(); i++) {
                handlers.get(i).accept(framed);
            }
        }
    }

    private final Map<String, Topic> topics = new ConcurrentHashMap<>();

    Topic topic(String name) {
        return topics.computeIfAbsent(name, Topic::new);
    }

    public static void main(String[] args) throws InterruptedException {
        TopicBus bus = new TopicBus();
        AtomicInteger received = new AtomicInteger();
        Thread feed = new Thread(() -> {
            for (int i = 0; i < 300; i++) {
                bus.topic(i % 2 == 0 ? "news" : "sport").publish("item " + i);
            }
        }, "feed");
        Thread[] clients = new Thread[3];
        for (int c = 0; c < clients.length; c++) {
            clients[c] = new Thread(() -> {
                Consumer<String> h = s -> received.addAndGet(s.length());
                for (int k = 0; k < 20; k++) {
                    bus.topic("news").subscribe(h);
                    bus.topic("sport").subscribe(s -> received.incrementAndGet());
                }
            });
            clients[c].start();
        }
        feed.start();
        feed.join();
        for (Thread t : clients) {
            t.join();
        }
        System.out.println(bus.topic("news").published.get() + " " + (received.get() >= 0));
    }
}
