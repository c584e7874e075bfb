// Each thread builds with its own.
//
// run: scan --only object-race
// expect: none
public class FluentOk {
    static class Query {
        private String where = "";
        private int limit;

        Query where(String text) {
            where = where + text;
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
                Query mine = new Query();
                System.out.println(mine.where("a").limit(3).build());
            }).start();
    }
}
