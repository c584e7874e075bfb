import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.Statement;

/** A database in memory: two connections insert and read. */
public class Insert {
	static void work(int from, int n) {
		try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:t;DB_CLOSE_DELAY=-1");
				PreparedStatement insert = connection.prepareStatement("insert into t values (?, ?)");
				PreparedStatement read = connection.prepareStatement("select b from t where a = ?")) {
			for (int i = from; i < from + n; i++) {
				insert.setInt(1, i);
				insert.setString(2, "row " + i);
				insert.executeUpdate();
				read.setInt(1, i);
				read.executeQuery().close();
			}
		} catch (Exception e) {
			throw new IllegalStateException(e);
		}
	}

	public static void main(String[] args) throws Exception {
		try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:t;DB_CLOSE_DELAY=-1");
				Statement statement = connection.createStatement()) {
			for (int round = 0; round < 7; round++) {
				statement.execute("drop table if exists t");
				statement.execute("create table t (a int primary key, b varchar)");
				long start = System.nanoTime();
				Thread other = new Thread(() -> work(1000000, 20000));
				other.start();
				work(0, 20000);
				other.join();
				System.out.println("insert " + (System.nanoTime() - start) / 1000);
			}
		}
	}
}
