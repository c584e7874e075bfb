// edit() reads a snapshot in one critical section and saves in another, but save() re-validates the version under the lock and the edit is retried if it changed.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.function.UnaryOperator;

public class WikiPage {

    record Revision(String text, int version) {
    }

    private String text = "";
    private int version;

    synchronized Revision load() {
        return new Revision(text, version);
    }

    synchronized boolean save(String newText, int basedOn) {
        if (version != basedOn) {
            return false;
        }
        text = newText;
        version++;
        return true;
    }

    int edit(UnaryOperator<String> change) {
        int attempts = 0;
        while (true) {
            attempts++;
            Revision base = load();
            String changed = change.apply(base.text());
            if (save(changed, base.version())) {
                return attempts;
            }
        }
    }

    static class Author implements Runnable {
        private final WikiPage page;
        private final char initial;

        Author(WikiPage page, char initial) {
            this.page = page;
            this.initial = initial;
        }

        @Override
        public void run() {
            int attempts = 0;
            for (int i = 0; i < 20; i++) {
                attempts += page.edit(t -> t + initial);
            }
            System.out.println(initial + " needed " + attempts + " attempts");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WikiPage page = new WikiPage();
        Thread anna = new Thread(new Author(page, 'a'));
        Thread bela = new Thread(new Author(page, 'b'));
        anna.start();
        bela.start();
        anna.join();
        bela.join();
        Revision last = page.load();
        System.out.println(last.version() + " revisions, length " + last.text().length());
    }
}
