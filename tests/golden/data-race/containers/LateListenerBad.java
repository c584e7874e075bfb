// run: scan --only data-race
// expect: data-race field=LateListenerBad.listeners severity=high
import java.util.*;
public class LateListenerBad {
    interface Listener { void changed(int v); }
    private final List<Listener> listeners = new LinkedList<>();
    private volatile int value;
    void add(Listener l) { listeners.add(l); }
    void set(int v) { value = v; for (Listener l : listeners) l.changed(v); }
    public static void main(String[] args) {
        LateListenerBad model = new LateListenerBad();
        model.add(v -> System.out.println("first " + v));
        Thread setter = new Thread(() -> { for (int i = 0; i < 10; i++) model.set(i); });
        setter.start();
        model.add(v -> System.out.println("late " + v));
    }
}
// corpus: unseen22
