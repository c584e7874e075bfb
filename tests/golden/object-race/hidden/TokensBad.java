// Two threads share a tokenizer, which no model describes: its state is broken, inside of a library object.
//
// run: scan --only object-race
// expect: object-race#1 line=add
// expect: object-race#2 line=add
import java.io.StreamTokenizer;
import java.io.StringReader;

public class TokensBad {
    static class Words {
        private final StreamTokenizer words = new StreamTokenizer(new StringReader("a b c"));

        void add(int by) {
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
