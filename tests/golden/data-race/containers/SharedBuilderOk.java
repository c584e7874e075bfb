// A StringBuffer.
// run: scan --only data-race
// expect: none
class SharedBuilderOk {
	static final StringBuffer log = new StringBuffer();
	public static void main(String[] args) {
		new Thread(() -> log.append("a")).start();
		new Thread(() -> log.append("b")).start();
	}
}
