// run: scan --only atomicity
// expect: atomicity method=TokenSession$AuthClient.authorise line=here
// AuthClient.authorise (context AuthClient monitor): Credentials.user and Credentials.token read in two sections, rotate changes both.
public class TokenSession {
    public interface Credentials {
        String user();
        String token();
        void rotate(String user, String token);
    }

    public static class MemoryCredentials implements Credentials {
        private String user = "guest", token = "";
        @Override public synchronized String user() { return user; }
        @Override public synchronized String token() { return token; }
        @Override public synchronized void rotate(String u, String t) {
            user = u;
            token = t;
        }
    }

    public static class AuthClient {
        private final Credentials cred = new MemoryCredentials();
        private int requests;
        public Credentials credentials() { return cred; }
        public synchronized String authorise(String url) {
            requests++;
            return url + "?u=" + cred.user() + "&t=" + cred.token(); // <- here
        }
    }
}
// corpus: unseen
