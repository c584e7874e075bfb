// run: scan --only stale-value
// expect: stale-value method=OptionalUpdateBad.shout line=here
// Read-modify-write in functional style, by Optional.

import java.util.Optional;

public class OptionalUpdateBad {
    private String word;

    public synchronized String word() { return word; }

    public synchronized void word(String s) { word = s; }

    public void shout() {
        Optional.ofNullable(word()).ifPresent(s -> word(s + "!")); // <- here
    }
}
// corpus: published
