// run: scan --library --only atomicity
// A logout in between: the next one is another.
public class OnceMadeResetBad {
    public static class Session {
        private String token;

        public synchronized String token() {
            if (token == null)
                token = "token " + System.nanoTime();
            return token;
        }

        public synchronized void logout() {
            token = null;
        }
    }

    private final Session session;
    private int sent;

    public OnceMadeResetBad(Session session) {
        this.session = session;
    }

    public synchronized String header(String text) {
        sent++;
        if (session.token().isEmpty())
            return text;
        return session.token() + text; // expect: atomicity
    }
}
