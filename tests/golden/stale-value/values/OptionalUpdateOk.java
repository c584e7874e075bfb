// run: scan --only atomicity,stale-value
// expect: none
// Read-modify-write in functional style, by Optional.

import java.util.Optional;

public class OptionalUpdateOk {
    private String word;

    public synchronized String word() { return word; }

    public synchronized void word(String s) { word = s; }

    public void shout() {
        synchronized (this) {
            if (word != null)
                word = word + "!";
        }
    }
}
// corpus: published
