// run: scan --only stale-value
// expect: none
// The threads never run at the same time.

import java.util.Vector;

public class PhasesApart {
    static final Vector<String> words = new Vector<>();

    static void trim() {
        while (words.size() > 1)
            words.remove(0);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> words.removeElement("a"));
        a.start();
        a.join();
        Thread b = new Thread(PhasesApart::trim);
        b.start();
        b.join();
    }
}
