// run: scan --only stale-value
// expect: stale-value
// the collectors are joined before the only deduplicating thread starts; the phases never overlap
import java.util.Vector;

class Harvest {
    final Vector<String> words = new Vector<>();
}

class Collector extends Thread {
    private final Harvest harvest;
    private final String text;

    Collector(Harvest harvest, String text) {
        this.harvest = harvest;
        this.text = text;
    }

    @Override
    public void run() {
        for (String w : text.split(" ")) {
            harvest.words.add(w);
        }
    }
}

class Deduplicator extends Thread {
    private final Harvest harvest;

    Deduplicator(Harvest harvest) {
        this.harvest = harvest;
    }

    @Override
    public void run() {
        int i = 0;
        while (i < harvest.words.size()) {
            String w = harvest.words.get(i);
            if (harvest.words.indexOf(w) < i) {
                harvest.words.remove(i);
            } else {
                i++;
            }
        }
    }
}

public class FP_TwoPhases {
    public static void main(String[] args) throws InterruptedException {
        Harvest h = new Harvest();
        Collector a = new Collector(h, "one two three two");
        Collector b = new Collector(h, "three four");
        a.start();
        b.start();
        a.join();
        b.join();
        Deduplicator d = new Deduplicator(h);
        d.start();
        d.join();
        System.out.println(h.words);
    }
}
// corpus: unseen
