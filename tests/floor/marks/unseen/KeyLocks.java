import java.util.concurrent.ConcurrentHashMap;

/** Locks by name: the same key in the same map is the same lock. */
public class KeyLocks {
    private final ConcurrentHashMap<String, Object> locks = new ConcurrentHashMap<>(); // shared
    private long invoices;
    private long payments;
    private long users;

    private Object lockFor(String key) {
        return locks.computeIfAbsent(key, k -> new Object());
    }

    void invoice(long amount) {
        synchronized (lockFor("billing")) {
            invoices += amount; // @invoice not parallel: invoice, not parallel: pay, parallel: user
        }
    }

    void pay(long amount) {
        synchronized (lockFor("billing")) {
            payments += amount; // @pay not parallel: pay, not held: this
        }
    }

    void addUser() {
        synchronized (lockFor("users")) {
            users++; // @user not parallel: user, parallel: pay
        }
    }

    public static void main(String[] args) throws InterruptedException {
        KeyLocks desk = new KeyLocks();
        Runnable clerk = () -> {
            desk.invoice(10);
            desk.pay(7);
            desk.addUser();
        };
        Thread a = new Thread(clerk);
        Thread b = new Thread(clerk);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(desk.invoices - desk.payments + desk.users); // @sum not parallel: pay
    }
}
