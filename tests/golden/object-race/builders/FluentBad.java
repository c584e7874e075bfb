// A builder, whose methods return `this`, shared by two threads.
//
// run: scan --only object-race
// expect: object-race line=where
public class FluentBad {
    static class Query {
        private String where = "";
        private int limit;

        Query where(String text) {
            where = where + text; // <- where
            return this;
        }

        Query limit(int n) {
            limit = n;
            return this;
        }

        String build() {
            return where + limit;
        }
    }

    public static void main(String[] args) {
        Query query = new Query();
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                Query mine = query;
                System.out.println(mine.where("a").limit(3).build());
            }).start();
    }
}
