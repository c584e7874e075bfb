// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.concurrent.*;
public class LateListenerOk {
    interface Listener { void changed(int v); }
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    private volatile int value;
    void add(Listener l) { listeners.add(l); }
    void set(int v) { value = v; for (Listener l : listeners) l.changed(v); }
    public static void main(String[] args) {
        LateListenerOk model = new LateListenerOk();
        Thread setter = new Thread(() -> { for (int i = 0; i < 10; i++) model.set(i); });
        setter.start();
        model.add(v -> System.out.println("late " + v + model.value));
    }
}
// corpus: unseen22
