// run: scan --only stale-value
// expect: none
// Read-modify-write in functional style, by Optional.
// Missed: What ifPresent gives to the lambda is not followed.

import java.util.Optional;

public class FN_OptionalUpdateBad {
    private String word;

    public synchronized String word() { return word; }

    public synchronized void word(String s) { word = s; }

    public void shout() {
        Optional.ofNullable(word()).ifPresent(s -> word(s + "!")); // missed
    }
}
