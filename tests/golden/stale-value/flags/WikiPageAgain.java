// run: scan --only stale-value
// expect: none
// commit checks under the lock that the version is still the one that was read; the editor starts over when it is not
import java.util.function.UnaryOperator;

public class WikiPageAgain {
    record Revision(int version, String text) {
    }

    static final class Page {
        private Revision head = new Revision(0, "");

        synchronized Revision head() {
            return head;
        }

        synchronized boolean commit(int basedOn, String text) {
            if (head.version() != basedOn) {
                return false;
            }
            head = new Revision(basedOn + 1, text);
            return true;
        }
    }

    static void edit(Page page, UnaryOperator<String> change) {
        boolean stored;
        do {
            Revision base = page.head();
            stored = page.commit(base.version(), change.apply(base.text()));
        } while (!stored);
    }

    public static void main(String[] args) throws InterruptedException {
        Page page = new Page();
        Thread[] authors = new Thread[3];
        for (int a = 0; a < authors.length; a++) {
            char letter = (char) ('a' + a);
            authors[a] = new Thread(() -> {
                for (int i = 0; i < 300; i++) {
                    edit(page, t -> t + letter);
                }
            });
            authors[a].start();
        }
        for (Thread t : authors) {
            t.join();
        }
        Revision last = page.head();
        System.out.println(last.version() + " " + last.text().length());
    }
}
// corpus: unseen14
