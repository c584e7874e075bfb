// run: scan --only lock-order
// expect: none
// The bus keeps its subscribers in a CopyOnWriteArrayList and publishes with no lock, so carts may publish under their own lock.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class EventBusCow {
    interface Subscriber {
        void onEvent(Object event);
    }

    static class EventBus {
        private final List<Subscriber> subscribers = new CopyOnWriteArrayList<>();

        void subscribe(Subscriber s) {
            subscribers.add(s);
        }

        void publish(Object event) {
            for (Subscriber s : subscribers) {
                s.onEvent(event);
            }
        }
    }

    static class Cart implements Subscriber {
        private final EventBus bus;
        private int price = 100;
        private int items;

        Cart(EventBus bus) {
            this.bus = bus;
        }

        synchronized void add(int n) {
            items += n;
        }

        @Override
        public synchronized void onEvent(Object event) {
            if (event instanceof Integer) {
                price = (Integer) event;
            }
        }

        synchronized void checkout() {
            bus.publish("sold " + items + " for " + items * price);
            items = 0;
        }
    }

    public static void main(String[] args) {
        EventBus bus = new EventBus();
        Cart cart = new Cart(bus);
        bus.subscribe(cart);
        ExecutorService ex = Executors.newFixedThreadPool(2);
        ex.execute(() -> {
            for (int i = 0; i < 100; i++) {
                bus.publish(i);
            }
        });
        ex.execute(() -> {
            for (int i = 0; i < 100; i++) {
                cart.add(i);
                cart.checkout();
            }
        });
        ex.shutdown();
    }
}
// corpus: unseen
