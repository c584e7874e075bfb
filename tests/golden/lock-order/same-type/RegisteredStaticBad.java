// run: scan --only lock-order
// expect: lock-order
// All counters are in one list, and each adds up all of them while it is locked itself.
import java.util.ArrayList;
import java.util.List;

public class RegisteredStaticBad {
    private static final List<RegisteredStaticBad> ALL = new ArrayList<>();
    private final Object lock = new Object();
    private int n;

    RegisteredStaticBad() {
        ALL.add(this);
    }

    int value() {
        synchronized (lock) {
            return n;
        }
    }

    int total() {
        synchronized (lock) {
            n++;
            int sum = 0;
            for (RegisteredStaticBad c : ALL)
                sum += c.value();
            return sum;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++)
            new RegisteredStaticBad();
        for (RegisteredStaticBad c : ALL)
            new Thread(c::total).start();
    }
}
