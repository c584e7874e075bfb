import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

public class DispatchLoop {
    record Event(String topic, int amount) { }

    static class Bus implements AutoCloseable {
        private static final Event END = new Event("", -1);
        private final BlockingQueue<Event> pending = new LinkedBlockingQueue<>();
        private final List<Consumer<Event>> listeners = new CopyOnWriteArrayList<>();
        private final Thread loop = new Thread(this::dispatch, "bus");
        private int delivered;

        Bus start() {
            loop.start();
            return this;
        }

        void subscribe(Consumer<Event> c) {
            listeners.add(c);
        }

        void publish(Event e) {
            pending.add(e);
        }

        private void dispatch() {
            try {
                for (Event e = pending.take(); e != END; e = pending.take()) {
                    for (Consumer<Event> l : listeners) {
                        l.accept(e);
                        delivered++;
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public void close() {
            pending.add(END);
            boolean interrupted = false;
            while (true) {
                try {
                    loop.join();
                    break;
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    static class Totals implements Consumer<Event> {
        private final Map<String, Integer> byTopic = new HashMap<>();
        private int biggest;

        @Override
        public void accept(Event e) {
            byTopic.merge(e.topic(), e.amount(), Integer::sum);
            biggest = Math.max(biggest, e.amount());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Totals totals = new Totals();
        List<String> log = new ArrayList<>();
        Bus bus = new Bus();
        try (bus) {
            bus.subscribe(totals);
            bus.start();
            bus.subscribe(e -> log.add(e.topic() + "=" + e.amount()));
            Thread[] shops = new Thread[3];
            for (int i = 0; i < shops.length; i++) {
                final int shop = i;
                shops[i] = new Thread(() -> {
                    for (int k = 0; k < 100; k++) {
                        bus.publish(new Event("shop" + shop, k));
                    }
                });
                shops[i].start();
            }
            for (Thread t : shops) {
                t.join();
            }
        }
        System.out.println(totals.byTopic + " max " + totals.biggest + " log " + log.size() + " of " + bus.delivered);
    }
}
