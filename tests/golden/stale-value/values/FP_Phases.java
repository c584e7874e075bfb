// run: scan --only stale-value
// expect: stale-value method=FP_Phases.trim line=here
// The threads never run at the same time.

import java.util.Vector;

public class FP_Phases {
    static final Vector<String> words = new Vector<>();

    static void trim() {
        while (words.size() > 1)
            words.remove(0); // <- here
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> words.removeElement("a"));
        a.start();
        a.join();
        Thread b = new Thread(FP_Phases::trim);
        b.start();
        b.join();
    }
}
