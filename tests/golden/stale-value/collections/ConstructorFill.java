// run: scan --only stale-value
// expect: none
// contains-then-add on a synchronized list happens in the constructor, before the object is published; later only reads
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ConstructorFill {
    private final List<String> keywords = Collections.synchronizedList(new ArrayList<>());

    public ConstructorFill(String[] words) {
        for (String w : words) {
            if (!keywords.contains(w)) {
                keywords.add(w);
            }
        }
    }

    public boolean isKeyword(String w) {
        return keywords.contains(w);
    }
}
// corpus: unseen
