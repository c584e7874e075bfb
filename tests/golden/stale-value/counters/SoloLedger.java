// run: scan --only stale-value
// expect: none
// Clean: read-modify-write through synchronized accessors, a volatile ++ and a containsKey/put pair, but the program has only the main thread.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class Entry {
    private long cents;

    synchronized long getCents() { return cents; }

    synchronized void setCents(long c) { cents = c; }
}

class Ledger {
    private final Map<String, Entry> entries = new ConcurrentHashMap<>();
    private volatile int operations;

    Entry entry(String name) {
        if (!entries.containsKey(name)) {
            entries.put(name, new Entry());
        }
        return entries.get(name);
    }

    void book(String name, long cents) {
        Entry e = entry(name);
        e.setCents(e.getCents() + cents);
        operations++;
    }

    int operations() { return operations; }
}

interface Command {
    void run(Ledger l);
}

public class SoloLedger {
    public static void main(String[] args) {
        Ledger l = new Ledger();
        Command[] script = {
            x -> x.book("rent", -90000),
            x -> x.book("salary", 300000),
            x -> x.book("rent", 1000)
        };
        for (int i = 0; i < 12; i++) {
            for (Command c : script) {
                c.run(l);
            }
        }
        System.out.println(l.entry("rent").getCents() + " " + l.operations());
    }
}
// corpus: unseen
