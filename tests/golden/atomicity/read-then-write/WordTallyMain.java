// run: scan --only atomicity
// expect: atomicity
// WordTally.count is synchronized on the tally but does totals.get and totals.put (each locking the Hashtable) on a Hashtable shared by two tallies; increments are lost between the two calls.
import java.util.Hashtable;

class WordTally {
    private final Hashtable<String, Integer> totals;
    private int seen;

    WordTally(Hashtable<String, Integer> totals) {
        this.totals = totals;
    }

    synchronized void count(String word) {
        seen++;
        Integer n = totals.get(word);
        totals.put(word, n == null ? 1 : n + 1);
    }

    synchronized int seen() {
        return seen;
    }
}

class Chapter extends Thread {
    private final String text;
    private final WordTally tally;

    Chapter(String text, WordTally tally) {
        this.text = text;
        this.tally = tally;
    }

    @Override
    public void run() {
        for (int round = 0; round < 2000; round++) {
            for (String w : text.split(" ")) {
                tally.count(w);
            }
        }
    }

    int seen() {
        return tally.seen();
    }
}

public class WordTallyMain {
    public static void main(String[] args) throws InterruptedException {
        Hashtable<String, Integer> totals = new Hashtable<String, Integer>();
        Chapter one = new Chapter("the cat sat on the mat", new WordTally(totals));
        Chapter two = new Chapter("the dog sat on the cat", new WordTally(totals));
        one.start();
        two.start();
        one.join();
        two.join();
        int sum = 0;
        for (int n : totals.values()) {
            sum += n;
        }
        System.out.println(sum + " of " + (one.seen() + two.seen()));
    }
}
// corpus: unseen
