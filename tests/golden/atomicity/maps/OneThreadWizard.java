// run: scan --only atomicity
// expect: none
// Check and insert on the shared synchronized Registry happen in two calls under the wizard's monitor, but only the main thread ever uses registry and wizard; the other thread draws a spinner.
import java.util.Hashtable;
import java.util.Map;

class Registry {
    private final Map<String, String> keys = new Hashtable<>();

    synchronized String read(String k) { return keys.get(k); }

    synchronized void write(String k, String v) { keys.put(k, v); }

    synchronized int size() { return keys.size(); }
}

class Wizard {
    private final Registry registry;
    private int written;

    Wizard(Registry registry) { this.registry = registry; }

    synchronized void ensure(String key, String value) {
        if (registry.read(key) == null) {
            registry.write(key, value);
            written++;
        }
    }

    synchronized int written() { return written; }
}

class Spinner implements Runnable {
    private volatile boolean done;

    void finish() { done = true; }

    @Override
    public void run() {
        String s = "|/-\\";
        int i = 0;
        while (!done) {
            System.err.print(s.charAt(i++ % 4) + "\r");
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                return;
            }
        }
    }
}

public class OneThreadWizard {
    public static void main(String[] args) throws InterruptedException {
        Spinner sp = new Spinner();
        Thread t = new Thread(sp);
        t.start();
        Registry reg = new Registry();
        Wizard w = new Wizard(reg);
        for (int i = 0; i < 1000; i++) {
            w.ensure("HKEY/" + i % 77, "v" + i);
        }
        sp.finish();
        t.join();
        System.out.println(reg.size() + " " + w.written());
    }
}
// corpus: unseen
