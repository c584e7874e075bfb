// Semaphore with two permits lets two threads mutate the ArrayDeque at once.
// run: scan --only data-race
// expect: data-race field=VoucherMint.printed
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class VoucherMint {
    private static final int PERMITS = 2;

    private final Semaphore gate = new Semaphore(PERMITS);
    private final Deque<String> printed = new ArrayDeque<>();
    private final ConcurrentHashMap<String, Integer> redeemed = new ConcurrentHashMap<>();
    private final AtomicInteger serial = new AtomicInteger();

    void print(String campaign) throws InterruptedException {
        String code = campaign + "-" + serial.incrementAndGet();
        gate.acquire();
        try {
            printed.addLast(code);
        } finally {
            gate.release();
        }
    }

    boolean redeem(String user) throws InterruptedException {
        gate.acquire();
        String code;
        try {
            code = printed.pollFirst();
        } finally {
            gate.release();
        }
        if (code == null) {
            return false;
        }
        redeemed.merge(user, 1, Integer::sum);
        return true;
    }

    interface Step {
        void run(int i) throws InterruptedException;
    }

    static Thread loop(String name, Step step) {
        Thread t = new Thread(() -> {
            try {
                for (int i = 0; i < 200; i++) {
                    step.run(i);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, name);
        t.start();
        return t;
    }

    public static void main(String[] args) throws InterruptedException {
        VoucherMint mint = new VoucherMint();
        Thread printer = loop("printer", i -> mint.print("SPRING"));
        Thread ann = loop("ann", i -> mint.redeem("ann"));
        Thread bob = loop("bob", i -> mint.redeem("bob"));
        printer.join();
        ann.join();
        bob.join();
        System.out.println("issued " + mint.serial.get() + " users " + mint.redeemed.size());
    }
}
// corpus: unseen27
