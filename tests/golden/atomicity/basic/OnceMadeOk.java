// run: scan --library --only atomicity
// expect: none
// It is made when it is first asked for, and stays what it is.
public class OnceMadeOk {
    public static class Session {
        private String token;

        public synchronized String token() {
            if (token == null)
                token = "token " + System.nanoTime();
            return token;
        }

    }

    private final Session session;
    private int sent;

    public OnceMadeOk(Session session) {
        this.session = session;
    }

    public synchronized String header(String text) {
        sent++;
        if (session.token().isEmpty())
            return text;
        return session.token() + text;
    }
}
