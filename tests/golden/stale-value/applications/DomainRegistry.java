// Registration is decided by the result of the atomic putIfAbsent, the earlier containsKey is only a shortcut that can never accept wrongly (entries are never removed).
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class DomainRegistry {

    private final ConcurrentMap<String, String> owners = new ConcurrentHashMap<>();

    boolean register(String domain, String owner) {
        if (owners.containsKey(domain)) {
            return false;
        }
        return owners.putIfAbsent(domain, owner) == null;
    }

    String owner(String domain) {
        return owners.getOrDefault(domain, "nobody");
    }

    private static class Registrar extends Thread {
        private final DomainRegistry registry;
        private final CountDownLatch opening;
        private final AtomicInteger sold;

        Registrar(String name, DomainRegistry registry, CountDownLatch opening, AtomicInteger sold) {
            super(name);
            this.registry = registry;
            this.opening = opening;
            this.sold = sold;
        }

        @Override
        public void run() {
            try {
                opening.await();
            } catch (InterruptedException e) {
                return;
            }
            for (String domain : new String[] {"pizza.example", "taxi.example", "hotel.example"}) {
                if (registry.register(domain, getName())) {
                    sold.incrementAndGet();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DomainRegistry registry = new DomainRegistry();
        CountDownLatch opening = new CountDownLatch(1);
        AtomicInteger sold = new AtomicInteger();
        Registrar one = new Registrar("one", registry, opening, sold);
        Registrar two = new Registrar("two", registry, opening, sold);
        one.start();
        two.start();
        opening.countDown();
        one.join();
        two.join();
        System.out.println(sold.get() + " sold, pizza belongs to " + registry.owner("pizza.example"));
    }
}
