// run: scan --only stale-value
// expect: none
// The list is filled before the threads start that go through it.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class FilledFirstMain {
    private static final List<String> words = Collections.synchronizedList(new ArrayList<>());

    private static void print() {
        for (String w : words)
            System.out.println(w);
    }

    public static void main(String[] args) {
        words.add("a");
        words.add("b");
        new Thread(FilledFirstMain::print).start();
        new Thread(FilledFirstMain::print).start();
    }
}
// corpus: unseen
