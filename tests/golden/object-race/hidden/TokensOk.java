// The owner of a tokenizer, which no model describes locks itself.
//
// run: scan --only object-race
// expect: none
import java.io.StreamTokenizer;
import java.io.StringReader;

public class TokensOk {
    static class Words {
        private final StreamTokenizer words = new StreamTokenizer(new StringReader("a b c"));

        synchronized void add(int by) {
            words.pushBack(); // <- add
        }
    }

    public static void main(String[] args) throws Exception {
        Words shared = new Words();
        Runnable task = () -> shared.add(1);
        Thread first = new Thread(task);
        Thread second = new Thread(task);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
