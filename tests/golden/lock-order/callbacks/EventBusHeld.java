// run: scan --only lock-order
// expect: lock-order
// EventBus.publish calls subscribers while it holds the bus; Cart.onEvent locks the cart, and Cart.checkout holds the cart and publishes.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class EventBusHeld {
    interface Subscriber {
        void onEvent(Object event);
    }

    static class EventBus {
        private final List<Subscriber> subscribers = new ArrayList<>();

        synchronized void subscribe(Subscriber s) {
            subscribers.add(s);
        }

        synchronized void publish(Object event) {
            for (Subscriber s : subscribers) {
                s.onEvent(event);
            }
        }
    }

    static class PriceChanged {
        final int cents;

        PriceChanged(int cents) {
            this.cents = cents;
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
            if (event instanceof PriceChanged) {
                price = ((PriceChanged) event).cents;
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
                bus.publish(new PriceChanged(i));
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
